import { expect, test, vi } from 'vitest';

import type * as Content from '../../../src/content/shop.ts';
import { fillMarks } from './fillMarks.ts';

vi.mock('../../../src/content/shop.ts', async (importActual) => {
  const content = await importActual<typeof Content>();
  return { ...content, shop: { ...content.shop, name: 'Oto "Usta" & <Oğlu>' } };
});

test('a name of the shop ends neither an attribute nor an element', () => {
  expect(fillMarks('<meta content="{{name}}" />', {})).toBe(
    '<meta content="Oto &quot;Usta&quot; &amp; &lt;Oğlu>" />',
  );
});

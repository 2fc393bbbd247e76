import { expect, test } from 'vitest';

import { fillMarks } from './fillMarks.ts';

test('a name of the shop ends neither an attribute nor an element', () => {
  const words = { name: 'Oto "Usta" & <Oğlu>' };
  expect(fillMarks('<meta content="{{name}}" />', {}, words)).toBe(
    '<meta content="Oto &quot;Usta&quot; &amp; &lt;Oğlu>" />',
  );
});

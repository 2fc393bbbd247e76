import { expect, test } from 'vitest';

import { describeBackend } from '../support/useBackend.ts';
import { useSaving } from './savePanel.ts';
import { openPanel, product, untilSent } from './saveToBackend.ts';

describeBackend('a key of the newer form', () => {
  const { backend, stored } = useSaving();

  test('is sent as apikey and never as a token, by reads and writes', async () => {
    const begin = backend().requests.length;
    const { browser, editor } = await openPanel(backend());
    editor.add('products', product('Yeni'));
    await untilSent(browser);
    expect(await stored()).toContain('Yeni');
    const requests = backend().requests.slice(begin);
    expect(requests.map(({ method }) => method)).toContain('POST');
    expect(requests.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
    expect(new Set(requests.map(({ headers }) => headers.apikey))).toEqual(
      new Set([backend().anonKey]),
    );
  });
});

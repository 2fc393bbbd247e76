import { expect, test, vi } from 'vitest';

import { describeBackend } from '../support/useBackend.ts';
import { useSaving } from './savePanel.ts';
import { openPanel, product, untilSent } from './saveToBackend.ts';

describeBackend('a change whose request timed out', () => {
  const { backend, logged } = useSaving();

  async function priceOf2(): Promise<unknown> {
    const [row] = await backend().sql('select price::int from products where id = 2');
    return row?.['price'];
  }

  test('does not restore an old price when it arrives later', async () => {
    const network = holdFirst('PATCH');
    const panel = await openPanel(backend(), { fetch: network.fetch, limit: 1500 });
    panel.editor.update('products', { ...product('Eski 2', 100), id: 2 });
    await vi.waitFor(() => expect(logged).toHaveBeenCalled(), { timeout: 5000 });
    panel.editor.update('products', { ...product('Eski 2', 120), id: 2 });
    panel.goOnline();
    await untilSent(panel.browser);
    // Its guard names the price that it was to replace, and no row has that price any more.
    expect(await (await network.release()).json()).toEqual([]);
    expect(await priceOf2()).toBe(120);
  });

  test('does not undo the owner’s return to the old price when it arrives later', async () => {
    const network = holdFirst('PATCH');
    const panel = await openPanel(backend(), { fetch: network.fetch, limit: 1500 });
    const seen = panel.shown().products.find(({ id }) => id === 2);
    if (seen === undefined) throw new Error('The product is there');
    panel.editor.update('products', { ...seen, price: 100 });
    await vi.waitFor(() => expect(logged).toHaveBeenCalled(), { timeout: 5000 });
    panel.editor.update('products', seen);
    panel.goOnline();
    await untilSent(panel.browser);
    expect((await network.release()).status).toBe(409);
    expect(await priceOf2()).toBe(seen.price);
  });

  test('does not replace newer contact details when it arrives during the next attempt', async () => {
    const network = holdFirst('POST');
    const panel = await openPanel(backend(), {
      limit: 1500,
      async fetch(input, init) {
        if (init?.method === 'POST' && network.isHolding()) await network.release();
        return network.fetch(input, init);
      },
    });
    panel.editor.saveContact({ ...panel.shown().contact, phone: '0312 000 00 01' });
    await vi.waitFor(() => expect(logged).toHaveBeenCalled(), { timeout: 5000 });
    panel.editor.saveContact({ ...panel.shown().contact, phone: '0312 000 00 02' });
    panel.goOnline();
    await untilSent(panel.browser);
    expect(await backend().sql('select phone from contact_info')).toEqual([
      { phone: '0312 000 00 02' },
    ]);
  });
});

/** A network that holds back the first request of a method, even after its timeout, until it is released. */
function holdFirst(method: string) {
  let held: (() => Promise<Response>) | undefined;
  const holding: typeof fetch = async (input, init) => {
    if (init?.method !== method || held !== undefined) return fetch(input, init);
    const { signal, ...request } = init;
    held = async () => fetch(input, request);
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('Timed out')));
    });
  };
  return {
    fetch: holding,
    isHolding: () => held !== undefined,
    release: async () => held?.() ?? Promise.reject(new Error('Nothing is held')),
  };
}

import { expect, test, vi } from 'vitest';

import { describeBackend } from '../support/useBackend.ts';
import { useSaving } from './savePanel.ts';
import { openPanel, untilSent } from './saveToBackend.ts';

describeBackend('a change whose request is late', () => {
  const { backend, logged } = useSaving();

  async function priceOf2(): Promise<unknown> {
    const [row] = await backend().sql('select price::int from products where id = 2');
    return row?.['price'];
  }

  test('does not undo the owner’s return to the old price when it arrives later', async () => {
    const network = holdFirst('PATCH', 'products');
    const panel = await openPanel(backend(), { fetch: network.fetch });
    const seen = panel.shown().products.find(({ id }) => id === 2);
    if (seen === undefined) throw new Error('The product is there');
    panel.editor.update('products', { ...seen, price: 100 });
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    panel.editor.update('products', seen);
    panel.goOnline();
    await untilSent(panel.browser);
    expect((await network.release()).status).toBe(409);
    expect(await priceOf2()).toBe(seen.price);
  });

  test('does not replace newer contact details when it arrives during the next attempt', async () => {
    const network = holdFirst('POST', 'contact_info');
    let wasReleased = false;
    const panel = await openPanel(backend(), {
      async fetch(input, init) {
        if (network.isHolding() && !wasReleased) {
          wasReleased = true;
          await network.release();
        }
        return network.fetch(input, init);
      },
    });
    panel.editor.saveContact({ ...panel.shown().contact, phone: '0312 000 00 01' });
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    panel.editor.saveContact({ ...panel.shown().contact, phone: '0312 000 00 02' });
    panel.goOnline();
    await untilSent(panel.browser);
    expect(await backend().sql('select phone from contact_info')).toEqual([
      { phone: '0312 000 00 02' },
    ]);
  });
});

/** A network that loses the answer of the first such request, which arrives when it is released. */
function holdFirst(method: string, table: string) {
  let held: (() => Promise<Response>) | undefined;
  const holding: typeof fetch = async (input, init) => {
    const isMeant = init?.method === method && new Request(input).url.includes(`/${table}`);
    if (!isMeant || held !== undefined) return fetch(input, init);
    const { signal: _, ...request } = init;
    held = async () => fetch(input, request);
    throw new TypeError('Failed to fetch');
  };
  return {
    fetch: holding,
    isHolding: () => held !== undefined,
    release: async () => held?.() ?? Promise.reject(new Error('Nothing is held')),
  };
}

import { expect, test, vi } from 'vitest';

import { describeBackend } from '../support/useBackend.ts';
import { useSaving } from './savePanel.ts';
import { openPanel, product, untilSent } from './saveToBackend.ts';

describeBackend('a change that its sender has given up', () => {
  const { backend, logged } = useSaving();

  test('does not bring an old price back when it arrives after all', async () => {
    const network = holdingFirst('PATCH');
    const panel = await openPanel(backend(), { fetch: network.fetch, limit: 1500 });
    panel.editor.update('products', { ...product('Eski 2', 100), id: 2 });
    await vi.waitFor(() => expect(logged).toHaveBeenCalled(), { timeout: 5000 });
    panel.editor.update('products', { ...product('Eski 2', 120), id: 2 });
    panel.goOnline();
    await untilSent(panel.browser);
    expect((await network.letGo()).status).toBe(409);
    expect(await backend().sql('select price::int from products where id = 2')).toEqual([
      { price: 120 },
    ]);
  });

  test('and arrives in the middle of the next attempt leaves what is wanted now', async () => {
    const network = holdingFirst('POST');
    const panel = await openPanel(backend(), {
      limit: 1500,
      async fetch(input, init) {
        if (init?.method === 'POST' && network.isHolding()) await network.letGo();
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

/** A network in which the first request of a kind stays, given up by its sender, until it is let go. */
function holdingFirst(method: string) {
  let held: (() => Promise<Response>) | undefined;
  const holding: typeof fetch = async (input, init) => {
    if (init?.method !== method || held !== undefined) return fetch(input, init);
    const { signal, ...request } = init;
    held = async () => fetch(input, request);
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('Given up')));
    });
  };
  return {
    fetch: holding,
    isHolding: () => held !== undefined,
    letGo: async () => held?.() ?? Promise.reject(new Error('Nothing is held')),
  };
}

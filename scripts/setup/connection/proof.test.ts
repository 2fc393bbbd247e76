import { afterEach, expect, test, vi } from 'vitest';

import { prove } from './proof.ts';

afterEach(() => vi.unstubAllGlobals());

test('the set-up waits for tables that the REST interface does not know yet', async () => {
  const fetch = vi
    .fn<typeof globalThis.fetch>(async () => Response.json([]))
    .mockImplementationOnce(async () => new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', fetch);
  const project = { address: 'https://shop.example', key: 'public' };
  await expect(prove(project, 'egzoz boru')).resolves.toBe('onlyRead');
  expect(fetch).toHaveBeenCalledTimes(5);
});

import { expect, test, vi } from 'vitest';

import { storePictures } from './pictures';

const ANSWERS: Record<string, ResponseInit> = {
  'part.webp': { headers: { 'Content-Type': 'image/webp' } },
  'missing.webp': { status: 404, headers: { 'Content-Type': 'image/webp' } },
  'page.webp': { headers: { 'Content-Type': 'text/html' } },
};

test('neither an error nor a page is stored in the place of a picture', async () => {
  const put = vi.fn<(url: string) => void>();
  vi.stubGlobal('caches', { open: async () => ({ put, keys: async () => [] }) });
  vi.stubGlobal('fetch', async (url: string) => new Response('', ANSWERS[url]));
  await storePictures('pictures', Object.keys(ANSWERS));
  expect(put.mock.calls.map(([url]) => url)).toEqual(['part.webp']);
  vi.unstubAllGlobals();
});

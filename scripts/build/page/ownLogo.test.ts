import { expect, onTestFinished, test, vi } from 'vitest';

import { readLogoFiles } from './ownLogo.ts';

function answerWith(status: number) {
  const fetch = vi.fn<(address: string) => Promise<Response>>(
    async () => new Response('copy', { status }),
  );
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return fetch;
}

const logo = `https://x.supabase.co/storage/v1/object/public/pictures/${'0a'.repeat(32)}.png`;

test('a logo of another address leaves the files of the sample as they are', async () => {
  const fetch = answerWith(200);
  expect(await readLogoFiles('https://ornek.example/logo.png')).toEqual([]);
  expect(await readLogoFiles('')).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});

test('a copy that is not there is an error', async () => {
  answerWith(400);
  await expect(readLogoFiles(logo)).rejects.toThrow('copy');
});

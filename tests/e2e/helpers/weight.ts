import { expect, type Page, type Request } from '@playwright/test';

import { compressedSize, weightProblem } from '../../../scripts/test/visitorWeight.ts';
import { openStorefront } from './opening.ts';

/** The size that a server sends: text compressed with brotli; fonts unchanged, because they are already compressed. */
async function bytesOf(request: Request): Promise<number> {
  const body = await (await request.response())?.body();
  if (body === undefined) throw new Error(`No answer from ${request.url()}`);
  return request.resourceType() === 'font' ? body.length : compressedSize(body);
}

/** Limits for a visit until the catalogue is shown. Pictures do not count. */
const MOST = { page: 60_000, requests: 12 };

export async function expectSmallDownload(page: Page): Promise<void> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await openStorefront(page);
  const asked = requests.filter((request) => request.resourceType() !== 'image');

  const weigh = async (...kinds: string[]) => {
    const chosen = asked.filter((request) => kinds.includes(request.resourceType()));
    const bytes = await Promise.all(chosen.map(bytesOf));
    return bytes.reduce((sum, part) => sum + part, 0);
  };
  const scripts = await weigh('script');
  const rest = await weigh('document', 'stylesheet', 'font');
  const measured = `${scripts} bytes of scripts, ${rest} of page, styles and fonts, ${asked.length} requests`;

  expect(scripts, measured).toBeGreaterThan(50_000);
  expect(weightProblem(scripts)).toBeUndefined();
  expect(rest, measured).toBeGreaterThan(20_000);
  expect(rest, measured).toBeLessThanOrEqual(MOST.page);
  expect(asked.length, measured).toBeLessThanOrEqual(MOST.requests);
}

/** The weight of a file that is fetched later, such as `panel`. It has a hash in its name. */
export async function expectSmallFile(
  page: Page,
  name: string,
  most: number,
  open: () => Promise<void>,
): Promise<void> {
  const coming = page.waitForRequest(new RegExp(`/${name}-[^/]*\\.js$`));
  await open();
  const bytes = await bytesOf(await coming);
  expect(bytes).toBeGreaterThan(most / 4);
  expect(bytes).toBeLessThanOrEqual(most);
}

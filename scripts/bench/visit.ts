import type { Browser, CDPSession } from 'playwright';

import { openPhone } from './openPhone.ts';

/** 4G with 150 ms and 1.6 Mbit/s. */
const LINE = { latency: 150, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** A visit is over when nothing has been loaded or computed for so long. Longer than the greeting waits. */
const QUIET_MS = 3000;
const MOST_MS = 60_000;

/** One cold visit. Times in ms, bytes as they came over the line. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  firstCard: number | undefined;
  blocked: number;
  longTasks: number;
  layoutShift: number;
  script: number;
  layout: number;
  style: number;
  bytes: number;
  scriptBytes: number;
  dataBytes: number;
  pictureBytes: number;
  requests: number;
  cards: number;
}

const KINDS: Record<string, 'scriptBytes' | 'dataBytes' | 'pictureBytes'> = {
  Script: 'scriptBytes',
  Fetch: 'dataBytes',
  XHR: 'dataBytes',
  Image: 'pictureBytes',
};

/** Counts what comes over the line, from now on. */
function weigh(session: CDPSession) {
  const sums = { bytes: 0, scriptBytes: 0, dataBytes: 0, pictureBytes: 0, requests: 0, last: 0 };
  const kinds = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const sum = KINDS[kinds.get(requestId) ?? ''];
    if (sum !== undefined) sums[sum] += encodedDataLength;
    sums.bytes += encodedDataLength;
    sums.requests += 1;
    sums.last = performance.now();
  });
  return sums;
}

/** Opens the address in a fresh profile and waits until the page has come to rest. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const { page, session, slowDown, close } = await openPhone(browser, 412, 823, 1.75);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
  await session.send('Performance.enable');
  await slowDown();
  const sums = weigh(session);

  await page.goto(address);
  const start = performance.now();
  const lastTask = async () =>
    page.evaluate(() => performance.now() - (window.pageTimes.longTasks.at(-1)?.start ?? 0));
  const isBusy = async () =>
    performance.now() - sums.last < QUIET_MS || (await lastTask()) < QUIET_MS;
  // oxlint-disable-next-line eslint/no-await-in-loop -- asks again after a pause
  while (performance.now() - start < MOST_MS && (await isBusy())) await page.waitForTimeout(250);

  const { metrics } = await session.send('Performance.getMetrics');
  const spent = (name: string) =>
    1000 * (metrics.find((metric) => metric.name === `${name}Duration`)?.value ?? 0);
  const { longTasks, answers: _answers, ...times } = await page.evaluate(() => window.pageTimes);
  const cards = await page.locator('article').count();
  await close();
  const late = longTasks.filter((task) => task.start + task.duration > times.firstPaint);
  const { last: _, ...weights } = sums;
  return {
    ...times,
    ...weights,
    cards,
    blocked: late.reduce((sum, { duration }) => sum + duration - 50, 0),
    longTasks: longTasks.reduce((sum, { duration }) => sum + duration, 0),
    script: spent('Script'),
    layout: spent('Layout'),
    style: spent('RecalcStyle'),
  };
}

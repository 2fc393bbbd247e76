import type { Browser } from 'playwright';

import { watchPage } from './watchPage.ts';

/** A page in a fresh profile, on a phone that is slow once `slowDown` has been called. */
export async function openPhone(browser: Browser, width: number, height: number, scale: number) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: true,
    hasTouch: true,
    locale: 'tr-TR',
  });
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  const session = await context.newCDPSession(page);
  /** Makes the processor four times slower than this machine's. */
  const slowDown = async () => session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, session, slowDown, close: async () => context.close() };
}

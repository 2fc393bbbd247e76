import type { Page } from '@playwright/test';

/** Collects what must not happen on a page: console warnings and errors, uncaught errors, requests to other hosts. */
export function listenForNoise(page: Page, ownHosts: readonly string[]): readonly string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(String(error)));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && !ownHosts.includes(host))
      noise.push(`request to ${request.url()}`);
  });
  return noise;
}

import type { Page } from '@playwright/test';

/** Collects what a visitor must never cause: complaints on the console, uncaught errors, requests to other hosts. */
export function listenForNoise(page: Page, homes: readonly string[]): readonly string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(String(error)));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && !homes.includes(host))
      noise.push(`request to ${request.url()}`);
  });
  return noise;
}

import type { Page } from '@playwright/test';

/** Playwright's own warning, where a test does not want a service worker (playwright.config.ts). */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Collects what must not happen on a page: console warnings and errors, uncaught errors, requests to other hosts. */
export function collectPageProblems(page: Page, ownHosts: readonly string[]): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && text !== WORKER_BLOCKED) {
      problems.push(text);
    }
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && !ownHosts.includes(host))
      problems.push(`request to ${request.url()}`);
  });
  return problems;
}

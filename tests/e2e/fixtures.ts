import { test as base, expect, type Page } from '@playwright/test';

import { addressOf } from './builds.ts';

export { expect };

/** Playwright's own warning, where a test does not want a service worker (playwright.config.ts). */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

interface Options {
  /** Console messages that the test causes on purpose. */
  expectedProblems: RegExp | undefined;
  /** Hosts other than its own to which the page may send requests. */
  otherHosts: readonly string[];
}

/** The shop with local data. A test fails if its page logs a problem or sends a request to another host. */
export const test = base.extend<Options>({
  expectedProblems: [undefined, { option: true }],
  otherHosts: [[], { option: true }],
  baseURL: async ({}, provide) => provide(addressOf('local')),
  page: async ({ page, baseURL, otherHosts, expectedProblems }, provide) => {
    const problems = collectPageProblems(page, [new URL(baseURL ?? '').host, ...otherHosts]);
    await provide(page);
    expect(problems.filter((message) => !expectedProblems?.test(message))).toEqual([]);
  },
});

/** Collects what must not happen on a page: console warnings and errors, uncaught errors, requests to other hosts. */
function collectPageProblems(page: Page, ownHosts: readonly string[]): readonly string[] {
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

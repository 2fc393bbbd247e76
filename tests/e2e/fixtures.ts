import { test as base, expect } from '@playwright/test';

import { addressOf } from './builds.ts';
import { collectPageProblems } from './pageProblems.ts';

export { expect };

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

import { test as base, expect } from '@playwright/test';

import { addressOf } from './builds.ts';
import { listenForNoise } from './noise.ts';

export { expect };

interface Options {
  /** Console messages that the test causes on purpose. */
  expectedNoise: RegExp | undefined;
  /** Hosts other than its own to which the page may send requests. */
  otherHosts: readonly string[];
}

/** The shop with local data. A test fails if its page logs a problem or sends a request to another host. */
export const test = base.extend<Options>({
  expectedNoise: [undefined, { option: true }],
  otherHosts: [[], { option: true }],
  baseURL: async ({}, provide) => provide(addressOf('local')),
  page: async ({ page, baseURL, otherHosts, expectedNoise }, provide) => {
    const noise = listenForNoise(page, [new URL(baseURL ?? '').host, ...otherHosts]);
    await provide(page);
    expect(noise.filter((message) => !expectedNoise?.test(message))).toEqual([]);
  },
});

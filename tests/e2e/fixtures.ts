import { test as base, expect } from '@playwright/test';

import { addressOf } from './builds.ts';
import { listenForNoise } from './noise.ts';

export { expect };

interface Options {
  /** Console messages that the test provokes on purpose. */
  expectedNoise: RegExp | undefined;
  /** Hosts that the page may ask beside its own. */
  otherHosts: readonly string[];
}

/** The shop on local data. A test fails if its page complains or asks another host for anything. */
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

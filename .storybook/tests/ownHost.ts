import { afterEach, expect } from 'vitest';

// The browser notes 250 requests otherwise, fewer than the modules of some stories.
performance.setResourceTimingBufferSize(10_000);

function isOfOtherHost(address: string): boolean {
  const { protocol, host } = new URL(address);
  return protocol.startsWith('http') && host !== window.location.host;
}

/** The picture of a story must not depend on another host. A slow request may be reported by a later story. */
afterEach(() => {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  performance.clearResourceTimings();
  expect(addresses.filter(isOfOtherHost), 'requests to other hosts').toEqual([]);
});

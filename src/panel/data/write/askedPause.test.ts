import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { noteAskedPauses } from './askedPause';

const NOW = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['seconds', 503, '30', 30_000],
  ['a date', 429, new Date(NOW + 5000).toUTCString(), 5000],
  ['a date that is over', 429, new Date(NOW - 5000).toUTCString(), 0],
  ['a whole day: it is asked again after an hour', 503, '86400', HOUR],
  ['nothing that can be read', 503, 'soon', 0],
  ['seconds, but after a success', 200, '30', 0],
])('the pause that a server asks for with %s', async (_, status, header, pause) => {
  const answer = new Response(null, { status, headers: { 'retry-after': header } });
  const { fetch, askedPause } = noteAskedPauses(async () => answer);
  await fetch('https://x.supabase.co/rest/v1/brands');
  expect([askedPause('rows'), askedPause('pictures')]).toEqual([pause, 0]);
});

test('Storage asks for a pause of photographs, which ends', async () => {
  const answer = new Response(null, { status: 429, headers: { 'retry-after': '30' } });
  const { fetch, askedPause } = noteAskedPauses(async () => answer);
  await fetch('https://x.supabase.co/storage/v1/object/pictures/a.webp');
  vi.advanceTimersByTime(20_000);
  expect([askedPause('rows'), askedPause('pictures')]).toEqual([0, 10_000]);
});

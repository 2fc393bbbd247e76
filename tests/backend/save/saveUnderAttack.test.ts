import { setTimeout as pause } from 'node:timers/promises';

import { afterEach, expect, test, vi } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';

import { passwordHeader, resetThrottle, setPassword } from '../support/owner.ts';
import { rest } from '../support/rest.ts';
import { VALID_ROWS } from '../support/tables.ts';
import { describeBackend } from '../support/useBackend.ts';
import { resetShop, useSaving } from './savePanel.ts';
import { openPanel, product, runInSequence, untilSent } from './saveToBackend.ts';

const WRITES = 20;
const GUESSES_PER_SECOND = 20;

const OWNERS_ADDRESS = '203.0.113.200';
const ONE_ADDRESS = ['198.51.100.1'];
const TEN_ADDRESSES = Array.from({ length: 10 }, (_, index) => `198.51.100.${index + 1}`);
/** As behind one router, or where no gateway tells addresses. */
const THE_OWNERS_ADDRESS = [OWNERS_ADDRESS];

const fetchFromOwner: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('cf-connecting-ip', OWNERS_ADDRESS);
  return fetch(input, { ...init, headers });
};

describeBackend('an owner whose shop is attacked', () => {
  const { backend, stored } = useSaving({
    async reset(it) {
      await it.sql('truncate private.known_devices');
      await resetShop(it);
      await resetThrottle(it);
    },
  });

  let guessing: ReturnType<typeof setInterval> | undefined;
  let guesses: Promise<number>[] = [];
  afterEach(async () => {
    clearInterval(guessing);
    await Promise.all(guesses);
    guesses = [];
  });

  const guess = async (address = '') => {
    const headers = { ...passwordHeader('tahmin edilen parola'), 'cf-connecting-ip': address };
    return (await rest(backend(), 'POST', 'brands', { headers, body: VALID_ROWS.brands })).status;
  };

  /** Guesses at a steady rate, the addresses in turn, and waits until the throttle has been reached. */
  async function attackFrom(addresses: readonly string[]): Promise<void> {
    guessing = setInterval(
      () => guesses.push(guess(addresses[guesses.length % addresses.length])),
      1000 / GUESSES_PER_SECOND,
    );
    await vi.waitFor(async () => expect(await Promise.all(guesses)).toContain(429), 30_000);
  }

  const openOwnersPanel = async (browser = fakeBrowser()) =>
    openPanel(backend(), { browser, fetch: fetchFromOwner });

  type Panel = Awaited<ReturnType<typeof openOwnersPanel>>;

  /** The statuses of this many writes, one after the other. */
  async function write({ editor, browser }: Panel, name: string, count = WRITES) {
    const begin = backend().requests.length;
    const numbers = Array.from({ length: count }, (_, index) => index);
    await runInSequence(numbers, async (number) => {
      editor.add('products', product(`${name} ${number}`));
      await untilSent(browser);
      await pause(200);
    });
    return backend()
      .requests.slice(begin)
      .filter(({ path }) => path.startsWith('/products'))
      .map(({ status }) => status);
  }

  test.for([
    ['one address', ONE_ADDRESS],
    ['ten addresses', TEN_ADDRESSES],
    ['the owner’s own address', THE_OWNERS_ADDRESS],
    ['an address that nobody tells', ['']],
  ] as const)('gets every write through from a known browser: %s', async ([, addresses]) => {
    const panel = await openOwnersPanel();
    expect(await write(panel, 'Önce', 1)).toEqual([201]);
    await attackFrom(addresses);
    const before = guesses.length;
    expect(await write(panel, 'Sırasında')).toEqual(Array.from({ length: WRITES }, () => 201));
    expect(await stored()).toHaveLength(3 + 1 + WRITES);

    // Also after the browser was closed and the owner has logged in again.
    panel.close();
    const later = await openOwnersPanel(panel.browser);
    expect(await write(later, 'Sonra')).toEqual(Array.from({ length: WRITES }, () => 201));
    expect(guesses.length).toBeGreaterThan(before);
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([403, 429]));
  });

  test.for([
    ['one address', ONE_ADDRESS],
    ['ten addresses', TEN_ADDRESSES],
  ] as const)('gets a new browser in after a new password: %s', async ([, addresses]) => {
    await attackFrom(addresses);
    // With a quick hash: a slow one for each of a hundred guesses keeps a small computer busy for ten seconds.
    await setPassword(backend());
    const panel = await openOwnersPanel();
    expect(await write(panel, 'Yeni')).toEqual(Array.from({ length: WRITES }, () => 201));
    expect(await stored()).toHaveLength(3 + WRITES);
  });
});

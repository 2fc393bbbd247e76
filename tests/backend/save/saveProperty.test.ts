import { setTimeout as pause } from 'node:timers/promises';

import { assert, asyncProperty } from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';

import type { Fault } from '../../../scripts/backend/requests.ts';
import { setPassword } from '../support/owner.ts';
import { describeBackend, useBackend } from '../support/useBackend.ts';
import { beginDay, type Wanted } from './saveDay.ts';
import { sequences, type Step, type Weather } from './saveSequences.ts';
import { oneByOne, openPage, outboxOf, type Page, untilSent } from './saveToBackend.ts';

const SEQUENCES = Number(process.env.SAVE_SEQUENCES ?? 200);
/** Milliseconds after which a request that hangs is given up, and after which one that is late leaves. */
const PATIENCE = 40;
const DELAY = 60;
const OLD_PRODUCTS = ['Eski 1', 'Eski 2', 'Eski 3'];
const RESET = `
  truncate products, contact_info, private.applied_operations restart identity;
  insert into products (name, price, category, brand, description)
    select name, 0, 'Motor', 'BOSCH', 'Test' from unnest(array['${OLD_PRODUCTS.join("','")}']) name;
`;
/** Goes with each request, so that it meets the weather in which it left, however late it arrives. */
const WEATHER = 'x-test-weather';
const FAULTS: Record<Weather, Fault | undefined> = {
  fine: undefined,
  fails: { status: 503 },
  'loses answers': 'lose answer',
  hangs: 'hang',
  'delivers late': undefined,
};

vi.spyOn(console, 'error').mockImplementation(() => undefined);

describeBackend('whatever happens on the way', () => {
  let weather: Weather;
  let late: Promise<unknown>[];
  const backend = useBackend({
    onRequest: ({ headers }) => FAULTS[(headers[WEATHER] ?? 'fine') as Weather],
  });

  const network: typeof fetch = async (input, init) => {
    if (init?.method === 'GET') return fetch(input, init);
    const headers = new Headers(init?.headers);
    headers.set(WEATHER, weather);
    const request = { ...init, headers };
    if (weather === 'hangs')
      return fetch(input, { ...request, signal: AbortSignal.timeout(PATIENCE) });
    if (weather === 'delivers late') {
      const leaves = pause(DELAY).then(async () => fetch(input, { ...request, signal: null }));
      late.push(leaves.catch(() => undefined));
      return Promise.reject(new TypeError('No answer'));
    }
    return fetch(input, request);
  };

  beforeAll(async () => setPassword(backend()));

  async function stored(): Promise<Wanted> {
    const products = await backend().sql<{ name: string; price: string }>(
      'select name, price from products',
    );
    const contacts = await backend().sql<{ phone: string }>('select phone from contact_info');
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
    expect(contacts.length).toBeLessThanOrEqual(1);
    return {
      products: new Map(products.map(({ name, price }) => [name, Number(price)])),
      phone: contacts[0]?.phone,
    };
  }

  async function check(sequence: readonly Step[], opened: Page[]): Promise<void> {
    weather = 'fine';
    late = [];
    await backend().sql(RESET);
    const browser = fakeBrowser();
    const open = async (): Promise<Page> => {
      const page = await openPage(backend(), { browser, fetch: network });
      opened.push(page);
      return page;
    };
    const setWeather = (next: Weather) => void (weather = next);
    const day = await beginDay({ openPage: open, setWeather, products: OLD_PRODUCTS });

    await day.live(sequence);
    // The outbox first: what leaves it meanwhile is in the database.
    const outbox = outboxOf(browser).join();
    expectNothingLost(day.wanted, outbox, await stored());

    weather = 'fine';
    await oneByOne(day.pages(), async (page) => {
      await page.logIn();
      page.goOnline();
    });
    await untilSent(browser);
    await Promise.all(late);
    expect(await stored()).toEqual(day.wanted);

    const later = await open();
    await vi.waitFor(
      () => {
        for (const page of [...day.pages(), later]) {
          expect(shownOn(page)).toEqual(day.wanted.products);
        }
      },
      { timeout: 5000, interval: 5 },
    );
  }

  test(
    `each change stands once in the database or still waits: ${SEQUENCES} sequences`,
    { timeout: 60_000 + SEQUENCES * 1000 },
    async () => {
      const property = asyncProperty(sequences, async (sequence) => {
        const opened: Page[] = [];
        try {
          await check(sequence, opened);
        } finally {
          opened.forEach((page) => page.close());
        }
      });
      await expect(
        assert(property, { numRuns: SEQUENCES, endOnFailure: true }),
      ).resolves.toBeUndefined();
    },
  );
});

/** Everything that is wanted is in the database, or in the outbox on its way there. */
function expectNothingLost(wanted: Wanted, outbox: string, stored: Wanted): void {
  const lost = [...wanted.products.keys()].filter(
    (name) => !stored.products.has(name) && !outbox.includes(`"${name}"`),
  );
  expect(lost).toEqual([]);
}

function shownOn(page: Page): Map<string, number> {
  const { products } = page.shown();
  expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
  return new Map(products.map(({ name, price }) => [name, price]));
}

import { setTimeout as pause } from 'node:timers/promises';

import { assert, asyncProperty } from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';

import { type FakeBrowser, fakeBrowser } from '@/data/testing/fakeBrowser';
import type { CatalogEditor } from '@/panel/data/OwnerRepository';
import { memoryPictures } from '@/panel/data/testing/memoryPictures';
import type { Conflict } from '@/panel/domain/conflict';

import { nameOf, pictureBytes, publicUrl } from '../../pictures/ownersPictures.ts';
import { setPassword } from '../../support/owner.ts';
import { describeBackend, useBackend } from '../../support/useBackend.ts';
import { resetProducts } from '../savePanel.ts';
import {
  eventually,
  openPage,
  outboxOf,
  type Page,
  runInSequence,
  untilSent,
} from '../saveToBackend.ts';
import {
  FAULTS,
  type Faults,
  type NetworkCondition,
  sequences,
  type Step,
} from './saveSequences.ts';
import { startTwoTabs, type Wanted } from './saveSteps.ts';

const SEQUENCES = Number(process.env.SAVE_SEQUENCES ?? 20);
/** `SAVE_SEED=1 SAVE_PATH=2` repeats the sequence of a failure, which names both. */
const { SAVE_SEED: seed, SAVE_PATH: path = '' } = process.env;
const REPEATED = seed === undefined ? {} : { seed: Number(seed), path };
/** Milliseconds after which a hanging request times out, and after which a late one is sent. */
const TIMEOUT = 40;
const DELAY = 60;
/** Sent with each request, so that it meets the condition of the time when it was made, even if it arrives late. */
const CONDITION = 'x-test-network';
const WITHOUT_ANSWER = new Set<NetworkCondition>(['loses answers', 'delivers late']);
const WITHOUT_PHOTOGRAPH = `
  select name from products where image <> '' and (
    select count(*) from storage.objects stored
    where left(stored.name, 64) = substring(image from '[0-9a-f]{64}')
  ) < 2`;

vi.spyOn(console, 'error').mockImplementation(() => undefined);

const orderOf = (text: string) => Number(/"order":(\d+)/.exec(text)?.[1]);

const isRemoval = (text: string) => /"kind":"delete"/.test(text);

describeBackend('with any sequence of steps and network conditions', () => {
  let condition: NetworkCondition;
  let late: Promise<unknown>[];
  /** Ids of operations that the database has, or will have, carried out without an answer. */
  let unanswered: Set<string | null>;
  const backend = useBackend({
    onRequest({ headers, path: address }) {
      const [row, photograph]: Faults = FAULTS[(headers[CONDITION] ?? 'fine') as NetworkCondition];
      return address.startsWith('/storage/') ? photograph : row;
    },
  });

  const network: typeof fetch = async (input, init) => {
    if (init?.method === 'GET') return fetch(input, init);
    const headers = new Headers(init?.headers);
    const operation = headers.get('x-op-id');
    // What the database has inserted it does not refuse later: it answers that it is there.
    const isKnown = condition === 'refuses rows' && unanswered.has(operation);
    headers.set(CONDITION, isKnown ? 'fine' : condition);
    if (init?.method === 'POST' && WITHOUT_ANSWER.has(condition)) unanswered.add(operation);
    const request = { ...init, headers };
    if (condition === 'hangs')
      return fetch(input, { ...request, signal: AbortSignal.timeout(TIMEOUT) });
    if (condition === 'delivers late') {
      const leaves = pause(DELAY).then(async () => fetch(input, { ...request, signal: null }));
      late.push(leaves.catch(() => undefined));
      return Promise.reject(new TypeError('No answer'));
    }
    return fetch(input, request);
  };

  beforeAll(async () => setPassword(backend()));

  async function stored(wanted: Wanted): Promise<Wanted> {
    const products = await backend().sql<{ name: string; price: string; description: string }>(
      'select name, price, description from products',
    );
    const contacts = await backend().sql<{ phone: string }>('select phone from contact_info');
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
    expect(contacts.length).toBeLessThanOrEqual(1);
    expect(await backend().sql(WITHOUT_PHOTOGRAPH)).toEqual([]);
    return {
      products: new Map(products.map(({ name, price }) => [name, Number(price)])),
      descriptions: new Map(
        products
          .filter(({ name }) => wanted.descriptions.has(name))
          .map(({ name, description }) => [name, description]),
      ),
      phone: contacts[0]?.phone,
    };
  }

  async function check(sequence: readonly Step[], opened: Page[]): Promise<void> {
    condition = 'fine';
    late = [];
    unanswered = new Set();
    await resetProducts(backend());
    await backend().sql('truncate private.applied_operations; delete from storage.objects');
    const browser = fakeBrowser();
    const otherBrowser = fakeBrowser();
    const waitingPictures = memoryPictures();
    const openIn = async (where: FakeBrowser): Promise<Page> => {
      const page = await openPage(backend(), { browser: where, fetch: network, waitingPictures });
      opened.push(page);
      return page;
    };
    const open = async () => openIn(browser);
    const openOther = async () => openIn(otherBrowser);
    const setCondition = (next: NetworkCondition) => void (condition = next);
    /** The oldest first. */
    const changesOf = (name: string) =>
      outboxOf(browser)
        .filter((text) => text.includes(`"name":"${name}"`))
        .toSorted((one, other) => orderOf(one) - orderOf(other));
    const tabs = await startTwoTabs({
      openPage: open,
      openOther,
      setCondition,
      choosePhotograph: (name) => {
        const [full, small] = [pictureBytes(name), pictureBytes(`${name} 400`)];
        const address = publicUrl(backend(), nameOf(full));
        void waitingPictures.keep(address, {
          type: 'image/webp',
          smallType: 'image/webp',
          full,
          small,
          keptAt: Date.now(),
        });
        return address;
      },
      isDeletionRefused: (name) =>
        changesOf(name).some((text) => isRemoval(text) && /"status":"refused"/.test(text)),
      isEditWaiting: (name) =>
        changesOf(name)
          .slice(-1)
          .some((text) => !isRemoval(text)),
    });

    await tabs.run(sequence);
    // Read the outbox before the database, because a change may move from one to the other meanwhile.
    const outbox = outboxOf(browser).join();
    expectNothingLost(tabs.wanted, outbox, await stored(tabs.wanted));

    condition = 'fine';
    await runInSequence([...tabs.pages(), tabs.other], async (page) => {
      const editor = await page.logIn();
      editor?.watchState(({ conflicts, refusals }) =>
        setTimeout(() => {
          decideAll(editor, conflicts);
          refusals.forEach(({ id }) => editor.retry(id));
        }),
      );
      page.goOnline();
    });
    await untilSent(browser);
    await untilSent(otherBrowser);
    await Promise.all(late);
    const found = await stored(tabs.wanted);
    tabs.acceptUnanswered(found);
    expect(found).toEqual(tabs.wanted);

    const later = await open();
    await eventually(() => {
      for (const page of tabs.isCertain() ? [...tabs.pages(), later] : [later]) {
        expect(shownOn(page)).toEqual(tabs.wanted.products);
      }
    });
  }

  test(
    `each change is in the database once or still waits: ${SEQUENCES} sequences`,
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
        assert(property, { numRuns: SEQUENCES, endOnFailure: true, ...REPEATED }),
      ).resolves.toBeUndefined();
    },
  );
});

/** What another tab of the same owner has changed gives way to the later change; deleted items stay deleted. */
function decideAll(editor: CatalogEditor, conflicts: readonly Conflict[]): void {
  conflicts.forEach(({ id, theirs }) =>
    editor.decide(id, theirs === undefined ? 'theirs' : 'mine'),
  );
}

/** Every wanted product is in the database or in the outbox. */
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

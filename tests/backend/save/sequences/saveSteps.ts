import { setTimeout as pause } from 'node:timers/promises';

import type { CatalogEditor } from '@/panel/data/OwnerRepository';

import { runInSequence, type Page, product } from '../saveToBackend.ts';
import type { Alteration, Command, Step, NetworkCondition } from './saveSequences.ts';

/** What the shop must contain after the owner's commands. */
export interface Wanted {
  /** Prices by name. An edit changes the price. */
  products: Map<string, number>;
  /**
   * Descriptions by name. Only the second owner edits them. Without items that were undone: they have the one that the
   * tab knew.
   */
  descriptions: Map<string, string>;
  phone: string | undefined;
}

interface Tab {
  page: Page;
  /** Missing after a reload until the owner logs in again. */
  editor?: CatalogEditor | undefined;
  /** Undo the deletions of this page, the last one first. */
  undos: (() => void)[];
}

interface Options {
  openPage: () => Promise<Page>;
  /** A page of the second owner. */
  openOther: () => Promise<Page>;
  setCondition: (condition: NetworkCondition) => void;
  /** Keeps a photograph in the first owner's browser; returns its address. */
  choosePhotograph: (seed: string) => string;
  /** The database has refused to delete the product, which is shown again. */
  isDeletionRefused: (name: string) => boolean;
  /** An edit of the product waits in the first owner's browser, or was refused. */
  isEditWaiting: (name: string) => boolean;
}

/** Two tabs of one browser, used by one owner, and a second owner in another browser. */
export async function startTwoTabs({
  openPage,
  openOther,
  setCondition,
  choosePhotograph,
  isDeletionRefused,
  isEditWaiting,
}: Options) {
  const tabs = await Promise.all([openTab(), openTab()]);
  const other = await openOther();
  const initial = other.shown().products;
  const wanted: Wanted = {
    products: new Map(initial.map(({ name, price }) => [name, price])),
    descriptions: new Map(initial.map(({ name, description }) => [name, description])),
    phone: undefined,
  };
  const otherEditor = await other.logIn();
  // Deleted rows of items that came back as new ones: a tab may still show them.
  const replacedIds = new Set<number>();
  /** Prices by name, since the last price that is certain. */
  const unansweredPrices = new Map<string, number[]>();
  let isCertain = true;
  // Each edit gives a price that no product had before.
  let count = initial.length;

  async function openTab(): Promise<Tab> {
    const page = await openPage();
    return { page, editor: await page.logIn(), undos: [] };
  }

  async function runStep(step: Step): Promise<void> {
    if (step.kind === 'network') return setCondition(step.condition);
    if (step.kind === 'pause') return pause(step.turns * 4);
    if (step.kind === 'other owner') return describeProduct(step.pick);
    const tab = tabs[step.tab];
    if (tab === undefined) return undefined;
    if (step.kind === 'change set') {
      if (tab.editor) await changeTogether(step.pick, tab.page, tab.editor);
    } else if (step.kind === 'log in') {
      tab.editor = await tab.page.logIn();
    } else if (step.kind === 'reload') {
      tab.page.close();
      tabs[step.tab] = { page: await openPage(), undos: [] };
    } else if (step.kind === 'undo') {
      tab.undos.pop()?.();
    } else if (tab.editor) {
      count += 1;
      command(step, tab, tab.editor);
    }
    return undefined;
  }

  function describeProduct(pick: number): void {
    const items = other.shown().products;
    const item = items[pick % items.length];
    if (item === undefined) return;
    count += 1;
    otherEditor?.update('products', item.id, { description: `Açıklama ${count}` });
    if (wanted.descriptions.has(item.name)) {
      wanted.descriptions.set(item.name, `Açıklama ${count}`);
    }
  }

  async function changeTogether(pick: number, page: Page, editor: CatalogEditor): Promise<void> {
    const items = page.shown().products;
    const first = pick % Math.max(items.length, 1);
    const before = items.slice(first, first + 2).filter(({ id }) => !replacedIds.has(id));
    count += 1;
    const price = count;
    const edited = before.map((item) => ({ before: item, after: { ...item, price } }));
    const kept = new Set(before.map(({ name }) => name).filter(isKept));
    const answer = await editor.changeProducts({ added: [], edited, deleted: [] });
    const isUnanswered = answer.kind === 'failed' && answer.reason === 'unanswered';
    if (isUnanswered) isCertain = false;
    for (const { name } of before) {
      // A deletion may have been refused meanwhile; then the change set has given it up.
      if (answer.kind === 'done' && (kept.has(name) || isEditWaiting(name))) setPrice(name, price);
      if (isUnanswered) {
        unansweredPrices.set(name, [...(unansweredPrices.get(name) ?? []), price]);
      }
    }
  }

  /** An item that the other tab has just removed stays removed. */
  const isKept = (name: string) => wanted.products.has(name) || isDeletionRefused(name);

  function setPrice(name: string, price: number): void {
    wanted.products.set(name, price);
    unansweredPrices.delete(name);
  }

  function command(step: Command, tab: Tab, editor: CatalogEditor): void {
    if ('pick' in step) alter(step, tab, editor);
    else if (step.kind === 'retry') editor.retry();
    else if (step.kind === 'contact') {
      wanted.phone = `0312 000 00 ${String(count).padStart(2, '0')}`;
      editor.saveRecord('contact', { phone: wanted.phone });
    } else {
      const name = `Yeni ${count}`;
      const image = step.kind === 'add with photograph' ? choosePhotograph(name) : '';
      editor.add('products', { ...product(name, count), image });
      wanted.products.set(name, count);
      wanted.descriptions.set(name, 'Test');
    }
  }

  function alter({ kind, pick }: Alteration, { page, undos }: Tab, editor: CatalogEditor) {
    const items = page.shown().products;
    const item = items[pick % items.length];
    if (item === undefined) return;
    const { id, name, price } = item;
    // Nothing happens to the item that came back. Who edits the deleted row is asked (conflicts.test.ts).
    const isReplaced = replacedIds.has(id);
    if (kind === 'remove') {
      editor.remove('products', id);
      if (isReplaced) return;
      // What the other tab has just changed, this one may bring back as it was before.
      if (wanted.products.get(name) === price) {
        undos.push(() => {
          const restoredId = editor.restore('products', item);
          if (restoredId !== id) noteReplaced(name, restoredId);
          // Who edits an item whose deletion was refused has kept it already.
          if (!wanted.products.has(name)) wanted.products.set(name, price);
        });
      }
      wanted.products.delete(name);
      wanted.descriptions.delete(name);
    } else {
      const kept = isKept(name);
      editor.update('products', item.id, { price: count });
      if (kept && !isReplaced) setPrice(name, count);
    }
  }

  function noteReplaced(name: string, restoredId: number): void {
    tabs
      .flatMap(({ page }) => page.shown().products)
      .filter((item) => item.name === name && item.id !== restoredId)
      .forEach((item) => replacedIds.add(item.id));
  }

  return {
    wanted,
    other,
    pages: () => tabs.map(({ page }) => page),
    run: async (sequence: readonly Step[]) => runInSequence(sequence, runStep),
    /** Whether all answers came: else a tab may show old prices until it is loaded again. */
    isCertain: () => isCertain,
    /** Wants what is stored where a change set without an answer may have been carried out. */
    acceptUnanswered(stored: Wanted) {
      for (const [name, prices] of unansweredPrices) {
        const price = stored.products.get(name);
        if (price !== undefined && prices.includes(price)) setPrice(name, price);
      }
    },
  };
}

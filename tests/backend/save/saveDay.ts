import { setTimeout as pause } from 'node:timers/promises';

import type { CatalogEditor } from '@/data/CatalogEditor';
import { sampleCatalog } from '@/data/samples';

import type { Alteration, Command, Step, Weather } from './saveSequences.ts';
import { oneByOne, type Page, product } from './saveToBackend.ts';

/** What the owner wants the shop to be. */
export interface Wanted {
  /** Prices by name; an edit gives a new price. */
  products: Map<string, number>;
  phone: string | undefined;
}

interface Tab {
  page: Page;
  /** Missing after a reload, until the owner logs in again. */
  editor?: CatalogEditor | undefined;
}

/** Two tabs of one browser in the hands of one owner. */
export interface Day {
  wanted: Wanted;
  pages: () => Page[];
  live: (sequence: readonly Step[]) => Promise<void>;
}

interface Surroundings {
  openPage: () => Promise<Page>;
  setWeather: (weather: Weather) => void;
  /** Names of the products that are there already, all at the price 0. */
  products: readonly string[];
}

export async function beginDay({ openPage, setWeather, products }: Surroundings): Promise<Day> {
  const wanted: Wanted = { products: new Map(products.map((name) => [name, 0])), phone: undefined };
  const tabs = await Promise.all([openTab(), openTab()]);
  let count = 0;

  async function openTab(): Promise<Tab> {
    const page = await openPage();
    return { page, editor: await page.logIn() };
  }

  async function take(step: Step): Promise<void> {
    if (step.kind === 'weather') return setWeather(step.weather);
    if (step.kind === 'pause') return pause(step.turns * 4);
    const tab = tabs[step.tab];
    if (tab === undefined) return undefined;
    if (step.kind === 'log in') {
      tab.editor = await tab.page.logIn();
    } else if (step.kind === 'reload') {
      tab.page.close();
      tabs[step.tab] = { page: await openPage() };
    } else if (tab.editor) {
      count += 1;
      command(step, tab.page, tab.editor);
    }
    return undefined;
  }

  function command(step: Command, page: Page, editor: CatalogEditor): void {
    if ('pick' in step) alter(step, page, editor);
    else if (step.kind === 'contact') {
      wanted.phone = `0312 000 00 ${String(count).padStart(2, '0')}`;
      editor.saveContact({ ...sampleCatalog.contact, phone: wanted.phone });
    } else {
      editor.add('products', product(`Yeni ${count}`, count));
      wanted.products.set(`Yeni ${count}`, count);
    }
  }

  function alter({ kind, pick }: Alteration, page: Page, editor: CatalogEditor) {
    const items = page.shown().products;
    const item = items[pick % items.length];
    if (item === undefined) return;
    if (kind === 'remove') {
      editor.remove('products', item.id);
      wanted.products.delete(item.name);
    } else {
      editor.update('products', { ...item, price: count });
      // What the other tab has removed a moment ago stays removed.
      if (wanted.products.has(item.name)) wanted.products.set(item.name, count);
    }
  }

  return {
    wanted,
    pages: () => tabs.map(({ page }) => page),
    live: (sequence) => oneByOne(sequence, take),
  };
}

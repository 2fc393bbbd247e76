import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { toRow } from '@/data/schema/rows';
import { LIST_NAMES } from '@/panel/domain/lists';

import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';
import { traderCatalog } from '../../../stories/fixtures/trader/traderCatalog';
import { insertRow } from '../../backend/support/tables.ts';
import { saveInBrowser } from './savedCopy.ts';

const TABLES = ['products', 'brands', 'slides', 'contact'] as const;
const root = join(import.meta.dirname, '../../..');

/** The newest part's. */
export const LONG_NAME = traderCatalog.products[0]?.name ?? '';

/** Some of its addresses answer nothing. */
export const DEAD_PICTURES = /^Failed to load resource/;

async function servePictures(page: Page): Promise<void> {
  await page.route('**/stories/fixtures/**', async (route) =>
    route
      .fulfill({ path: join(root, new URL(route.request().url()).pathname) })
      .catch(() => route.abort()),
  );
}

/** The shop opens with a real trader's catalogue in place of the samples. */
export async function useTraderCatalog(page: Page): Promise<void> {
  for (const table of TABLES) await saveInBrowser(page, table, traderCatalog[table]);
  await servePictures(page);
}

/** A database with the trader's catalogue; it takes no brand without a logo. */
export async function fillWithTrader(page: Page, backend: LocalBackend): Promise<void> {
  await servePictures(page);
  for (const list of LIST_NAMES) {
    for (const item of traderCatalog[list].toReversed()) {
      const row = toRow(list, item);
      if (row['logo'] !== '') await insertRow(backend, list, row);
    }
  }
}

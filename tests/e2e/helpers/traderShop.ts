import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { traderCatalog } from '../../../stories/fixtures/trader/traderCatalog';
import { saveInBrowser } from './savedCopy.ts';

const TABLES = ['products', 'brands', 'slides', 'contact'] as const;
const root = join(import.meta.dirname, '../../..');

/** The newest part's. */
export const LONG_NAME = traderCatalog.products[0]?.name ?? '';

/** Some of its addresses answer nothing. */
export const DEAD_PICTURES = /^Failed to load resource/;

/** The shop opens with a real trader's catalogue in place of the samples. */
export async function useTraderCatalog(page: Page): Promise<void> {
  for (const table of TABLES) await saveInBrowser(page, table, traderCatalog[table]);
  await page.route('**/stories/fixtures/**', async (route) =>
    route
      .fulfill({ path: join(root, new URL(route.request().url()).pathname) })
      .catch(() => route.abort()),
  );
}

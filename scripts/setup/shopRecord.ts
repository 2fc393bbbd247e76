import type { Pool } from 'pg';

import { inTransaction } from '../backend/database/database.ts';
import { given, type Settings } from '../settings/readSettings.ts';
import { readShop } from '../settings/shopFacts.ts';

interface ShopRow {
  storage_prefix: string;
  saved_at: Date | null;
  name: string | null;
  trading_word: string | null;
  headline: string | null;
  summary: string | null;
  city: string | null;
  open_controls: boolean | null;
}

/**
 * What the owner has saved in `Mağaza`, as the settings that would say it (D49). The prefix of the browser's keys is written
 * once: a shop that gets another name keeps it, and with it the changes that wait in browsers.
 */
export async function readShopRecord(pool: Pool, settings: Settings): Promise<Settings> {
  const { storagePrefix } = readShop(settings).shop;
  await inTransaction(pool, async (sql) => {
    await sql("select set_config('shop.no_history', 'on', true)");
    await sql('update public.shop_info set storage_prefix = $1 where storage_prefix is null', [
      storagePrefix,
    ]);
  });
  const { rows } = await pool.query<ShopRow>('select * from public.shop_info');
  const [row] = rows;
  if (row === undefined) return {};
  const { open_controls: isOpen } = row;
  const prefix = given(settings, 'SHOP_PREFIX') === undefined && {
    SHOP_PREFIX: row.storage_prefix,
  };
  if (row.saved_at === null) return { ...prefix };
  const saved = {
    SHOP_NAME: row.name,
    SHOP_TRADING_WORD: row.trading_word,
    SHOP_HEADLINE: row.headline,
    SHOP_SUMMARY: row.summary,
    SHOP_CITY: row.city,
    OPEN_CONTROLS: isOpen === null ? null : isOpen ? '1' : '0',
  };
  const values = Object.entries(saved).filter(([, value]) => value !== null);
  return { ...prefix, ...Object.fromEntries(values) };
}

import type { Pool } from 'pg';

import { inTransaction } from '../backend/database/database.ts';
import type { Settings } from '../settings/readSettings.ts';
import { readShop, type ShopRecord } from '../settings/shopFacts.ts';

const RECORD = `
  select json_strip_nulls(json_build_object(
    'storagePrefix', shop.storage_prefix, 'savedAt', shop.saved_at, 'name', shop.name,
    'tradingWord', shop.trading_word, 'headline', shop.headline, 'summary', shop.summary,
    'city', shop.city, 'openControls', shop.open_controls, 'logo', shop.logo,
    'contact', (
      select json_build_object('phone', phone, 'email', email, 'address', address, 'workingHours', working_hours)
      from public.contact_info order by updated_at desc, id desc limit 1
    )
  )) as record
  from public.shop_info as shop`;

/**
 * What the owner has saved in `Mağaza` and `İletişim` (D49). The prefix of the browser's keys is written once: a shop that
 * gets another name keeps it, and with it the changes that wait in browsers.
 */
export async function readShopRecord(pool: Pool, settings: Settings): Promise<ShopRecord> {
  await inTransaction(pool, async (sql) => {
    await sql("select set_config('shop.no_history', 'on', true)");
    await sql('update public.shop_info set storage_prefix = $1 where storage_prefix is null', [
      readShop(settings).shop.storagePrefix,
    ]);
  });
  const { rows } = await pool.query<{ record: ShopRecord }>(RECORD);
  return rows[0]?.record ?? {};
}

import { shop } from '@/content/shop';
import { brandTable, contactTable, productTable, slideTable } from '@/data/schema/tables';
import type { Catalog } from '@/domain/catalog';

export const BACKUP_VERSION = 1;

/** Such as `ornekoto-yedek-2026-11-21.json`, with the local date. */
export function backupFileName(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `${shop.storagePrefix}-yedek-${day.map((part) => String(part).padStart(2, '0')).join('-')}.json`;
}

/** The whole catalogue as JSON, repaired as on loading, so that readBackup accepts it. */
export function writeBackup(catalog: Catalog, now: Date): string {
  const cleaned: Catalog = {
    products: productTable.parse(catalog.products),
    brands: brandTable.parse(catalog.brands),
    slides: slideTable.parse(catalog.slides),
    contact: contactTable.parse(catalog.contact),
  };
  const backup = {
    version: BACKUP_VERSION,
    shop: shop.storagePrefix,
    savedAt: now,
    catalog: cleaned,
  };
  return JSON.stringify(backup, null, 2);
}

import { shop } from '@/content/shop';
import { brandTable, contactTable, productTable, slideTable } from '@/data/schema/tables';
import type { Catalog } from '@/domain/catalog';
import { localDay } from '@/panel/domain/localDay';

export const BACKUP_VERSION = 1;

export function backupFileName(now: Date): string {
  return `${shop.storagePrefix}-yedek-${localDay(now)}.json`;
}

/** Repaired as on loading, so that readBackup accepts it. */
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
  // A restored row is a new one, with a date of its own.
  return JSON.stringify(
    backup,
    (key, value: unknown) => (key === 'createdAt' ? undefined : value),
    2,
  );
}

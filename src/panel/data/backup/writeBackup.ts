import { shop } from '@/content/shop';
import { cleanCatalog } from '@/data/schema/cleanCatalog';
import type { Catalog } from '@/domain/catalog';
import { fileTime } from '@/panel/content/timeText';

export const BACKUP_VERSION = 2;

export function backupFileName(now: Date): string {
  return `${shop.storagePrefix}-yedek-${fileTime(now)}.json`;
}

export function writeBackup(catalog: Catalog, now: Date): string {
  const backup = {
    version: BACKUP_VERSION,
    shop: shop.storagePrefix,
    savedAt: now,
    catalog: cleanCatalog(catalog),
  };
  return JSON.stringify(backup, null, 2);
}

import { type Catalog, TABLE_NAMES } from '@/domain/catalog';

import { catalogTables } from './tables';

/** Repaired as on loading, and without the dates of the rows: a restored row gets one of its own. */
export function cleanCatalog(catalog: Catalog): Catalog {
  const tables = TABLE_NAMES.map((name) => {
    const values = catalogTables[name].parse(catalog[name]);
    return [name, Array.isArray(values) ? values.map(withoutDate) : withoutDate(values)];
  });
  return Object.fromEntries(tables) as Catalog;
}

function withoutDate(values: object): object {
  const { createdAt: _, savedAt: __, ...fields }: { createdAt?: string; savedAt?: string } = values;
  return fields;
}

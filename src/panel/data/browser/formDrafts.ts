import { browserKey, readJson, type SafeStorage } from '@/data/browser/storage';
import { isRecord } from '@/data/schema/fields';
import { contactTable, listTables, TABLE_NAMES } from '@/data/schema/tables';
import { type Catalog, fieldOf, type ValuesOf } from '@/domain/catalog';
import { text } from '@/domain/fields/field';
import { LONGEST_ADDRESS } from '@/domain/limits';
import type { FormDraft } from '@/panel/domain/formDraft';

type Draft = FormDraft<object>;

const prefixOf = (table: keyof Catalog) => browserKey(`draft:${table}:`);

function keyOf(table: keyof Catalog, seen: object | undefined): string {
  const id = seen !== undefined && 'id' in seen ? Number(seen.id) : 'new';
  return `${prefixOf(table)}${id}`;
}

/** Also kept in memory, for browsers without storage. Never throws. */
export function createFormDrafts(storage: SafeStorage) {
  const drafts = new Map<string, Draft>();
  for (const table of TABLE_NAMES) {
    for (const key of storage.keys().filter((name) => name.startsWith(prefixOf(table)))) {
      const draft = parseDraft(table, readJson(storage, key));
      if (draft && keyOf(table, draft.seen) === key) drafts.set(key, draft);
      else storage.remove(key);
    }
  }

  return {
    of<Table extends keyof Catalog>(table: Table) {
      const entries = [...drafts].filter(([key]) => key.startsWith(prefixOf(table)));
      return entries.map(([, draft]) => draft as FormDraft<ValuesOf<Table>>);
    },
    keep(table: keyof Catalog, draft: Draft) {
      const key = keyOf(table, draft.seen);
      drafts.set(key, draft);
      storage.set(key, JSON.stringify(draft));
    },
    drop(table: keyof Catalog, seen: object | undefined) {
      const key = keyOf(table, seen);
      drafts.delete(key);
      storage.remove(key);
    },
  };
}

function parseDraft(table: keyof Catalog, draft: unknown): Draft | undefined {
  if (!isRecord(draft) || !isRecord(draft.typed)) return undefined;
  const seen = draft.seen === undefined ? undefined : parseSeen(table, draft.seen);
  return { seen, typed: parseTyped(table, draft.typed) };
}

function parseSeen(table: keyof Catalog, seen: unknown): object | undefined {
  return table === 'contact' ? contactTable.parse(seen) : listTables[table].parseItem(seen);
}

export function parseTyped(table: keyof Catalog, typed: Record<string, unknown>): object {
  const entries = Object.entries(typed).map(([name, value]) => {
    const field = fieldOf(table, name);
    const most = field?.kind === 'text' ? field.most : LONGEST_ADDRESS;
    return [name, typeof value === 'string' ? text(value, most) : value];
  });
  return Object.fromEntries(entries) as object;
}

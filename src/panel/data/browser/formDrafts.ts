import { type BrowserTab, listenToOtherBrowserTabs } from '@/data/browser/browserTab';
import { browserKey, readJson, type SafeStorage } from '@/data/browser/storage';
import { isRecord } from '@/data/schema/fields';
import { catalogTables } from '@/data/schema/tables';
import { type Catalog, fieldOf, TABLE_NAMES, type ValuesOf } from '@/domain/catalog';
import { text } from '@/domain/fields/field';
import { LONGEST_ADDRESS } from '@/domain/limits';
import type { FormDraft } from '@/panel/domain/formDraft';
import { ownersPictureIn } from '@/panel/domain/pictures/ownersPicture';

type Draft = FormDraft<object>;

const PREFIX = browserKey('draft:');
const prefixOf = (table: keyof Catalog) => `${PREFIX}${table}:`;

/**
 * Drafts of forms, until they are saved or thrown away (specification 4, "Form drafts"). They are read anew each time, because
 * other browser tabs write them too. Never throws.
 */
export function createFormDrafts(storage: SafeStorage, browserTab: BrowserTab = {}) {
  /** The drafts of this page: null where one is stored, the draft itself where the browser has no room. */
  const written = new Map<string, object | null>();
  const page = Math.random().toString(36).slice(2);
  let newest = 0;
  let notify: (() => void) | undefined;
  listenToOtherBrowserTabs(browserTab, (key) => {
    if (key?.startsWith(PREFIX) !== false) notify?.();
  });

  /** The oldest new one first. */
  function of<Table extends keyof Catalog>(table: Table): readonly FormDraft<ValuesOf<Table>>[] {
    const prefix = prefixOf(table);
    const keys = new Set(
      [...storage.keys(), ...written.keys()].filter((key) => key.startsWith(prefix)),
    );
    return [...keys].toSorted().flatMap((key) => {
      const draft = parseDraft(table, written.get(key) ?? readJson(storage, key));
      if (draft === undefined) storage.remove(key);
      return draft
        ? [{ ...draft, key: key.slice(prefix.length) } as FormDraft<ValuesOf<Table>>]
        : [];
    });
  }

  function keep(table: keyof Catalog, { key, ...draft }: Draft) {
    const name = prefixOf(table) + key;
    written.set(name, storage.set(name, JSON.stringify(draft)) ? null : draft);
  }

  function drop(table: keyof Catalog, key: string) {
    written.delete(prefixOf(table) + key);
    storage.remove(prefixOf(table) + key);
  }

  return {
    of,
    keep,
    drop,
    /** A key of this browser tab, later than all others. A stored draft moves there, and no other form begins with it from then on. */
    take(table: keyof Catalog, { key, ...draft }: Omit<Draft, 'key'> & Partial<Draft>) {
      newest = Math.max(Date.now(), newest + 1);
      if (key === undefined) return `${newest}-${page}`;
      const own = key.replace(/-\w+$/, `-${page}`);
      drop(table, key);
      keep(table, { ...draft, key: own });
      return own;
    },
    /** Another browser tab has taken, saved or dropped a draft of this one. */
    isTaken(table: keyof Catalog, key: string) {
      const name = prefixOf(table) + key;
      return written.get(name) === null && storage.get(name) === null;
    },
    /** False: the browser has no room for one, which lasts as long as the page. */
    areStored: () => [...written.values()].every((unstored) => unstored === null),
    /** Another browser tab has changed them. */
    watch: (onChange: () => void) => void (notify = onChange),
    /** Whether one of them names the picture. */
    uses: (address: string) =>
      TABLE_NAMES.flatMap((table) => of(table) as Draft[]).some(({ photograph, typed }) =>
        [photograph, ...Object.values(typed)].includes(address),
      ),
  };
}

function parseDraft(table: keyof Catalog, draft: unknown): Omit<Draft, 'key'> | undefined {
  if (!isRecord(draft) || !isRecord(draft.typed)) return undefined;
  const { photograph } = draft;
  const isPicture = typeof photograph === 'string' && ownersPictureIn(photograph) !== undefined;
  if (photograph !== undefined && !isPicture) return undefined;
  const seen = catalogTables[table].parseRow(draft.seen);
  if (draft.seen !== undefined && seen === undefined) return undefined;
  return { seen, ...(isPicture && { photograph }), typed: parseTyped(table, draft.typed) };
}

function parseTyped(table: keyof Catalog, typed: Record<string, unknown>): object {
  const entries = Object.entries(typed).map(([name, value]) => {
    const field = fieldOf(table, name);
    const most = field?.kind === 'text' ? field.most : LONGEST_ADDRESS;
    return [name, typeof value === 'string' ? text(value, most) : value];
  });
  return Object.fromEntries(entries) as object;
}

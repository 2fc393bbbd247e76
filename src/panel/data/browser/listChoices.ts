import { browserKey, readJson, type SafeStorage } from '@/data/browser/storage';
import { isRecord } from '@/data/schema/fields';
import { text } from '@/domain/fields/field';
import { PRICE_STEPS, type PriceStep } from '@/panel/domain/prices/percentChange';
import {
  type KeptChoices,
  type ListChoices,
  NO_CHOICES,
} from '@/panel/domain/spreadsheet/listChoices';
import { LIST_COLUMNS } from '@/panel/domain/spreadsheet/productLine';

const STEPS = Object.keys(PRICE_STEPS) as readonly PriceStep[];
const MOST = 30;
const KEY = browserKey('listChoices');

/** By the headings of a list, the last ones first (D35). What sells parts out is chosen anew each time. */
export function createListChoices(storage: SafeStorage) {
  const read = (): [string, unknown][] => {
    const stored = readJson(storage, KEY);
    return isRecord(stored) ? Object.entries(stored) : [];
  };
  const write = (headings: readonly string[], kept: KeptChoices | undefined) => {
    const key = headings.join('\n');
    const others = read().filter(([other]) => other !== key);
    const entries = [...(kept === undefined ? [] : [[key, kept]]), ...others].slice(0, MOST);
    storage.set(KEY, JSON.stringify(Object.fromEntries(entries)));
  };

  return {
    of(headings: readonly string[]): KeptChoices | undefined {
      const [, kept] = read().find(([key]) => key === headings.join('\n')) ?? [];
      return isRecord(kept) ? parse(kept, headings.length) : undefined;
    },
    keep: (headings: readonly string[], kept: KeptChoices) =>
      write(headings, { ...kept, choices: { ...kept.choices, sellsOutMissing: false } }),
    drop: (headings: readonly string[]) => write(headings, undefined),
  };
}

function parse({ columns, choices }: Record<string, unknown>, width: number): KeptChoices {
  const names: readonly unknown[] = Array.isArray(columns) ? columns : [];
  const chosen = isRecord(choices) ? choices : {};
  const typed = (name: keyof ListChoices) => text(chosen[name], 100);
  return {
    columns: Array.from({ length: width }, (_, at) =>
      LIST_COLUMNS.find((one) => one === names[at]),
    ),
    choices: {
      ...NO_CHOICES,
      category: typed('category'),
      brand: typed('brand'),
      percent: typed('percent'),
      vat: typed('vat'),
      step: STEPS.find((step) => step === chosen['step']) ?? NO_CHOICES.step,
      addsNew: chosen['addsNew'] !== false,
    },
  };
}

import { browserKey, readJson, type SafeStorage } from '@/data/browser/storage';
import { isRecord } from '@/data/schema/fields';
import { text } from '@/domain/fields/field';
import { PRICE_STEPS, type PriceStep } from '@/panel/domain/prices/percentChange';
import { SPREADSHEET_COLUMNS } from '@/panel/domain/spreadsheet/productLine';
import {
  type RememberedChoices,
  type SpreadsheetChoices,
  NO_CHOICES,
} from '@/panel/domain/spreadsheet/spreadsheetChoices';

const STEPS = Object.keys(PRICE_STEPS) as readonly PriceStep[];
const MOST = 30;
const KEY = browserKey('spreadsheetChoices');

/** Choices by the headings of their spreadsheet, the last ones first (D35). What sells parts out is chosen anew each time. */
export function createRememberedChoices(storage: SafeStorage) {
  const read = (): [string, unknown][] => {
    const stored = readJson(storage, KEY);
    return isRecord(stored) ? Object.entries(stored) : [];
  };
  const write = (headings: readonly string[], remembered: RememberedChoices | undefined) => {
    const key = headings.join('\n');
    const first = remembered === undefined ? [] : [[key, remembered]];
    const rest = read().filter(([other]) => other !== key);
    const entries = [...first, ...rest].slice(0, MOST);
    storage.set(KEY, JSON.stringify(Object.fromEntries(entries)));
  };

  return {
    of(headings: readonly string[]): RememberedChoices | undefined {
      const [, remembered] = read().find(([key]) => key === headings.join('\n')) ?? [];
      return isRecord(remembered) ? parse(remembered, headings.length) : undefined;
    },
    remember: (headings: readonly string[], chosen: RememberedChoices) => write(headings, chosen),
    forget: (headings: readonly string[]) => write(headings, undefined),
  };
}

function parse({ columns, choices }: Record<string, unknown>, width: number): RememberedChoices {
  const names: readonly unknown[] = Array.isArray(columns) ? columns : [];
  const chosen = isRecord(choices) ? choices : {};
  const typed = Object.entries(NO_CHOICES).map(([name, none]) => [
    name,
    typeof none === 'string' ? text(chosen[name], 100) : none,
  ]);
  return {
    columns: Array.from({ length: width }, (_, at) =>
      SPREADSHEET_COLUMNS.find((one) => one === names[at]),
    ),
    choices: {
      ...(Object.fromEntries(typed) as SpreadsheetChoices),
      step: STEPS.find((step) => step === chosen['step']) ?? NO_CHOICES.step,
      addsNew: chosen['addsNew'] !== false,
    },
  };
}

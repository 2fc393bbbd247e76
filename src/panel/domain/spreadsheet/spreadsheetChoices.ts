import { parsePercent, type PriceStep } from '@/panel/domain/prices/percentChange';

import type { SpreadsheetColumn } from './productLine';

/** What the owner chooses for all lines of a spreadsheet (D35), each with its value before he has chosen. Percents are as typed. */
export const NO_CHOICES = {
  /** The category of new products without one; empty: none. */
  category: '',
  brand: '',
  /** The heading of the column that stands behind each name; empty: none. */
  secondName: '',
  /** TL for one euro, dollar or pound, as typed. */
  rate: '',
  percent: '',
  step: 'kurus' as PriceStep,
  vat: '',
  addsNew: true,
  sellsOutMissing: false,
};

export type SpreadsheetChoices = typeof NO_CHOICES;

/** What is added to all prices: 0 where nothing was typed, undefined while it cannot be read. */
export function markupOf({ percent }: SpreadsheetChoices): number | undefined {
  return percent === '' ? 0 : parsePercent(percent, 'up');
}

/** Rates have up to six decimals. Undefined while it cannot be read. */
export function rateOf({ rate }: SpreadsheetChoices): number | undefined {
  const tl = /^\s*\d{1,4}(?:[.,]\d{1,6})?\s*$/.test(rate) ? Number(rate.replace(',', '.')) : 0;
  return tl > 0 ? tl : undefined;
}

/** The choices without those that make other values of what a file holds. */
export function withFileValues(choices: SpreadsheetChoices): SpreadsheetChoices {
  const { category, brand, addsNew } = choices;
  return { ...NO_CHOICES, category, brand, addsNew };
}

/** How the owner has read a supplier's spreadsheet. */
export interface RememberedChoices {
  columns: readonly (SpreadsheetColumn | undefined)[];
  choices: SpreadsheetChoices;
}

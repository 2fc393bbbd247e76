import type { PriceStep } from '@/panel/domain/prices/percentChange';

import type { ListColumn } from './productLine';

/** What the owner chooses for all lines of a list (D35). Percents are as typed. */
export interface ListChoices {
  /** For new products without one; empty: none. */
  category: string;
  brand: string;
  percent: string;
  step: PriceStep;
  vat: string;
  addsNew: boolean;
  sellsOutMissing: boolean;
}

export const NO_CHOICES: ListChoices = {
  category: '',
  brand: '',
  percent: '',
  step: 'kurus',
  vat: '',
  addsNew: true,
  sellsOutMissing: false,
};

/** How the owner has read a supplier's list. */
export interface KeptChoices {
  columns: readonly (ListColumn | undefined)[];
  choices: ListChoices;
}

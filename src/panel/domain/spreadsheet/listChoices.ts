import { changedPrice, parsePercent, type PriceStep } from '@/panel/domain/prices/percentChange';

import type { ListColumn, ProductLine, ProductValues } from './productLine';

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

/** From the supplier's prices to the shop's. Undefined: its prices have no VAT, and none was chosen. */
export function shopPrices(
  { values, lacksVat }: ProductLine,
  choices: ListChoices,
): Pick<ProductValues, 'price' | 'originalPrice'> | undefined {
  const vat = parsePercent(choices.vat, 'up');
  if (lacksVat && vat === undefined) return undefined;
  const percent = parsePercent(choices.percent, 'up') ?? 0;
  const change = (tl: number) => {
    const withVat = lacksVat ? raised(tl, vat ?? 0, 'kurus') : tl;
    return raised(withVat, percent, choices.step);
  };
  const { price, originalPrice } = values;
  return {
    ...(price !== undefined && { price: change(price) }),
    ...(originalPrice !== undefined && { originalPrice: change(originalPrice) }),
  };
}

function raised(tl: number, percent: number, step: PriceStep): number {
  return changedPrice(tl, { direction: 'up', percent, step });
}

import type { Dated, ValuesIn } from './fields/field';
import { piecesOf } from './text/pieces';

/** Prices are in TL (specification 3). */
export const PRODUCT_FIELDS = {
  name: { kind: 'text', most: 200, need: 'essential' },
  brand: { kind: 'text', most: 100, need: 'required' },
  category: { kind: 'text', most: 60, need: 'required' },
  price: { kind: 'price', need: 'essential' },
  originalPrice: { kind: 'price' },
  discount: { kind: 'percent' },
  inStock: { kind: 'flag' },
  /** A line or a comma for each (D51). */
  vehicles: { kind: 'text', most: 1000, hasLines: true },
  description: { kind: 'text', most: 4000, need: 'required', hasLines: true },
  image: { kind: 'picture' },
} as const;

export interface Product extends Dated, ValuesIn<typeof PRODUCT_FIELDS> {
  /** True while the database is away (D43). It is no field: it is never stored. */
  isStockUnknown?: boolean;
}

export type ProductField = keyof typeof PRODUCT_FIELDS;

export const PRODUCT_FIELD_NAMES = Object.keys(PRODUCT_FIELDS) as readonly ProductField[];

export interface Prices {
  price: number;
  originalPrice?: number | undefined;
}

/** The savings in TL; undefined unless the original price is really higher (D3), and for a price on request (D27). */
export function savings({ price, originalPrice }: Prices) {
  if (price === 0 || originalPrice === undefined) return undefined;
  return originalPrice > price ? originalPrice - price : undefined;
}

/** The vehicles that a part fits, as the owner writes them: a line or a comma for each (D51). */
export function vehiclesOf({ vehicles = '' }: Pick<Product, 'vehicles'>): string[] {
  return piecesOf(vehicles, /[\n,]/);
}

/** The first ones stand in one line. Undefined where the part has none. */
export function vehiclesText(product: Product, most?: number): string | undefined {
  return vehiclesOf(product).slice(0, most).join(', ') || undefined;
}

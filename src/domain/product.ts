/** Prices are in TL (specification 3). */
export interface Product {
  id: number;
  name: string;
  price: number;
  originalPrice?: number;
  image: string;
  category: string;
  brand: string;
  description: string;
  inStock: boolean;
  discount?: number;
  createdAt?: string;
}

/** Stored products may have others (D6). */
export const PRODUCT_CATEGORIES = [
  'Motor',
  'Şanzıman',
  'Diferansiyel',
  'Farlar',
  'Fren',
  'Elektrik',
  'Süspansiyon',
  'Akü & Filtre',
] as const;

export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

export interface Prices {
  price: number;
  originalPrice?: number | undefined;
}

/** In TL; undefined unless the original price is really higher (D3), and for a price on request (D27). */
export function savings({ price, originalPrice }: Prices) {
  if (price === 0 || originalPrice === undefined) return undefined;
  return originalPrice > price ? originalPrice - price : undefined;
}

/** A part in the catalogue (specification 3). Prices are plain numbers in TL. */
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
  /** Whole percent. */
  discount?: number;
}

/** The categories that the product form offers. Stored products may carry others (D6). */
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

/** In TL. */
export interface Prices {
  price: number;
  originalPrice?: number | undefined;
}

/** What a buyer saves in TL, or undefined unless the original price is really higher (D3). */
export function savings({ price, originalPrice }: Prices) {
  return originalPrice !== undefined && originalPrice > price ? originalPrice - price : undefined;
}

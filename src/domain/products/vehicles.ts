import type { Product } from '@/domain/product';

/** The vehicles that a part fits, as the owner writes them: a line or a comma for each (D51). */
export function vehiclesOf({ vehicles = '' }: Pick<Product, 'vehicles'>): string[] {
  return vehicles.split(/\s*[\n,]\s*/).filter(Boolean);
}

/** The first ones stand in one line. Undefined where the part has none. */
export function vehiclesText(product: Product, most?: number): string | undefined {
  return vehiclesOf(product).slice(0, most).join(', ') || undefined;
}

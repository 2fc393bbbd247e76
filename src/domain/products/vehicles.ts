import type { Product } from '@/domain/product';

/** The vehicles that a part fits, as the owner writes them: a line or a comma for each (D51). */
export function vehiclesOf({ vehicles = '' }: Pick<Product, 'vehicles'>): string[] {
  const all = vehicles.split(/[\n,]/).map((vehicle) => vehicle.trim());
  return [...new Set(all)].filter((vehicle) => vehicle !== '');
}

/** They stand in one line, of at most so many letters. Undefined where the part has none. */
export function vehiclesText(product: Product, most = Infinity): string | undefined {
  const text = vehiclesOf(product).join(', ');
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text || undefined;
}

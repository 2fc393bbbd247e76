import type { Category } from './categories';

/** An entry does nothing (D1) unless the controls are open (D22). */
export interface MenuEntry {
  label: string;
  /** The category to which it leads. */
  category?: string;
}

const MOST_CATEGORIES = 6;

export function categoryEntries(categories: readonly Category[]): MenuEntry[] {
  return categories.slice(0, MOST_CATEGORIES).map(({ name }) => ({ label: name, category: name }));
}

export const homeEntry: MenuEntry = { label: 'Ana Sayfa' };

export function mainMenu(categories: readonly Category[]): MenuEntry[] {
  const entries = categories
    .slice(0, MOST_CATEGORIES)
    .map(({ name, menuName = name }) => ({ label: menuName, category: name }));
  return [homeEntry, ...entries, { label: 'Kampanyalar' }];
}

export const quickLinks: readonly MenuEntry[] = [
  'Ana Sayfa',
  'Ürünler',
  'Markalar',
  'Kampanyalar',
  'İletişim',
].map((label) => ({ label }));

export const legalLinks = [
  'Gizlilik Politikası',
  'Kullanım Koşulları',
  'İade ve Değişim',
  'KVKK Aydınlatma Metni',
] as const;

export const PRICES_WITH_VAT = 'Fiyatlara KDV dahildir';

export const socialLinks = ['Facebook', 'Instagram', 'YouTube'] as const;

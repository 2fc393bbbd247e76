import type { ListName } from '@/domain/catalog';

export const removedWords = {
  title: 'Silinenler',
  text: 'Geri aldığınız kayıt eski yerine döner. Sayfa kapanınca bu liste silinir.',
  undo: 'Geri al',
  close: 'Tamam',
} as const;

export const kindWords: Record<ListName, string> = {
  products: 'Ürün',
  brands: 'Marka',
  slides: 'Slayt',
};

export function restoredText(name: string): string {
  return `“${name}” geri alındı`;
}

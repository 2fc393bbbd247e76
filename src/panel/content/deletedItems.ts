import type { ListName } from '@/domain/catalog';

export const removedWords = {
  title: 'Silinenler',
  text: 'Geri aldığınız kayıt eski yerine döner. Sayfa kapanınca bu liste silinir.',
} as const;

export const kindWords: Record<ListName, string> = {
  products: 'Ürün',
  brands: 'Marka',
  slides: 'Slayt',
};

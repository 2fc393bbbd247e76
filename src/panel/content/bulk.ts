import type { BulkAction } from '@/panel/domain/products/bulkDraft';

import { changeFailures } from './panel';

export const bulkActions = {
  price: { label: 'Fiyatları değiştir', title: 'Fiyatları değiştir' },
  discount: { label: 'İndirim', title: 'İndirim yap' },
  stock: { label: 'Stok', title: 'Stok durumunu değiştir' },
  category: { label: 'Kategori', title: 'Kategoriyi değiştir' },
  delete: { label: 'Sil', title: 'Ürünleri sil' },
} as const satisfies Record<BulkAction, object>;

export const BULK_CHOICES = {
  direction: [
    { value: 'up', name: 'Artır' },
    { value: 'down', name: 'Azalt' },
  ],
  discount: [
    { value: 'discount', name: 'İndirim yap' },
    { value: 'noDiscount', name: 'İndirimi kaldır' },
  ],
  stock: [
    { value: 'in', name: 'Stokta' },
    { value: 'out', name: 'Tükendi' },
  ],
} as const;

export function markCountText(marked: number, hidden: number): string {
  if (marked === 0) return 'Değiştireceğiniz ürünleri seçin';
  const count = `${marked} ürün seçildi`;
  return hidden === 0 ? count : `${count}, ${hidden} tanesi bu listede görünmüyor`;
}

export function unmarkedText(count: number): string {
  return `${count} ürünün seçimi kaldırıldı`;
}

export function changeCountText(changed: number, unchanged: number): string {
  if (changed === 0) return 'Bu seçimle hiçbir ürün değişmez.';
  const count = `${changed} ürün değişecek`;
  return unchanged === 0 ? `${count}.` : `${count}, ${unchanged} ürün aynı kalacak.`;
}

export function deleteText(count: number): string {
  return `${count} ürün silinecek. Sildikten hemen sonra geri alabilirsiniz.`;
}

export const bulkFailures = {
  ...changeFailures('Değişiklik', 'yapılmış'),
  unknown: 'Bu değişiklik artık geri alınamıyor: kayıtlardan silinmiş.',
} as const;

export type BulkFailure = keyof typeof bulkFailures;

export const discountHints = {
  discount: 'Fiyat düşer; eski fiyat üstü çizili, indirim oranı etikette görünür.',
  noDiscount: 'Fiyat, üstü çizili eski fiyata döner; indirim etiketi kalkar.',
} as const;

export function percentHint(most: number, isWrong: boolean): string {
  const example = `En çok ${most}. Örnek: 10 ya da 7,5`;
  return isWrong ? `Okunamadı. ${example}` : example;
}

import { formatPrice } from '@/domain/prices/price';
import { dateText } from '@/panel/content/timeText';
import { DAYS_BEFORE_DISCOUNT, type PastPrice } from '@/panel/domain/prices/pastPrice';

export const priceWords = {
  title: 'Fiyat geçmişi',
  none: 'Bu parçanın eski fiyatı yok.',
  unread: 'Fiyat geçmişi okunamadı.',
  use: (tl: number) => `Eski fiyatı ${formatPrice(tl)} yap`,
  show: 'Bunları göster',
  known: (since: string) => `Fiyatlar yalnız ${dateText(new Date(since))} gününden beri biliniyor.`,
  lowest: ({ price, since }: Pick<PastPrice, 'price' | 'since'>) =>
    `Son ${DAYS_BEFORE_DISCOUNT} günün en düşük fiyatı ${formatPrice(price)} (${dateText(new Date(since))}).`,
  rule: 'Yönetmelik eski fiyat olarak onu ister.',
  high: (count: number) =>
    `${count} üründe orijinal fiyat, son ${DAYS_BEFORE_DISCOUNT} günün en düşük fiyatından yüksek. Yönetmelik eski fiyat olarak en düşüğü ister.`,
} as const;

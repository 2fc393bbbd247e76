import {
  DELIVERY_DAYS,
  DISPLAYED_RATING,
  DISPLAYED_REVIEWS,
  FREE_SHIPPING_TL,
  RETURN_DAYS,
  WARRANTY_YEARS,
} from '@/domain/limits';

/** Shown beside every product, with the same figures (specification 2, "Product detail"). */
export const ratingText = `(${DISPLAYED_RATING}) • ${DISPLAYED_REVIEWS} değerlendirme`;

export const productFeatures = [
  'Orijinal kalite',
  `${WARRANTY_YEARS} yıl garanti`,
  'Kolay montaj',
  'Tüm modellere uygun',
  'CE belgeli',
] as const;

export const shippingAndReturns = [
  `${FREE_SHIPPING_TL} TL üzeri ücretsiz kargo`,
  `${DELIVERY_DAYS} iş günü içinde teslimat`,
  `${RETURN_DAYS} gün içinde iade`,
  'Kapıda ödeme',
  'Türkiye’nin her yerine gönderim',
] as const;

export const trustMarks = [
  { id: 'shipping', label: 'Hızlı kargo' },
  { id: 'security', label: 'Güvenli ödeme' },
  { id: 'warranty', label: `${WARRANTY_YEARS} yıl garanti` },
] as const;

export type TrustMarkId = (typeof trustMarks)[number]['id'];

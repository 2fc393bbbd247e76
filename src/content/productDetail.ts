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
  { of: 'hasFeatures', text: 'Orijinal kalite' },
  { of: 'hasWarranty', text: `${WARRANTY_YEARS} yıl garanti` },
  { of: 'hasFeatures', text: 'Kolay montaj' },
  { of: 'hasFeatures', text: 'Tüm modellere uygun' },
  { of: 'hasFeatures', text: 'CE belgeli' },
] as const;

export const shippingAndReturns = [
  { of: 'hasFreeShipping', text: `${FREE_SHIPPING_TL} TL üzeri ücretsiz kargo` },
  { of: 'hasDelivery', text: `${DELIVERY_DAYS} iş günü içinde teslimat` },
  { of: 'hasDelivery', text: `${RETURN_DAYS} gün içinde iade` },
  { of: 'hasDelivery', text: 'Kapıda ödeme' },
  { of: 'hasDelivery', text: 'Türkiye’nin her yerine gönderim' },
] as const;

export const trustMarks = [
  { id: 'shipping', of: 'hasBenefits', label: 'Hızlı kargo' },
  { id: 'security', of: 'hasBenefits', label: 'Güvenli ödeme' },
  { id: 'warranty', of: 'hasWarranty', label: `${WARRANTY_YEARS} yıl garanti` },
] as const;

export type TrustMarkId = (typeof trustMarks)[number]['id'];

import { FREE_SHIPPING_TL } from '@/domain/limits';

export const freeShippingNote = `${FREE_SHIPPING_TL} TL üzeri siparişlerde kargo ücretsiz`;

/** Specification 2, "Trust and contact section". */
export const benefits = [
  { id: 'shipping', of: 'hasFreeShipping', title: 'Ücretsiz Kargo', text: freeShippingNote },
  {
    id: 'security',
    of: 'hasBenefits',
    title: 'Güvenli Alışveriş',
    text: '256-bit SSL ile korunan ödeme',
  },
  { id: 'payment', of: 'hasBenefits', title: 'Kolay Ödeme', text: 'Tüm kredi kartları ve havale' },
  {
    id: 'support',
    of: 'hasBenefits',
    title: '7/24 Destek',
    text: 'Her gün, her saat WhatsApp’tan yazın',
  },
] as const;

export type BenefitId = (typeof benefits)[number]['id'];

export const partNotFound = {
  title: 'Aradığınız parçayı bulamadınız mı?',
  text: 'Aracınızın marka, model, yıl ve şasi numarasını yazın; doğru parçayı bulup fiyatını gönderelim.',
  chat: 'WhatsApp’tan Yaz',
  call: 'Hemen Ara',
} as const;

/** They do nothing (D1) unless the controls are open (D22). */
export const mainMenu = [
  'Ana Sayfa',
  'Motor',
  'Şanzıman',
  'Diferansiyel',
  'Farlar',
  'Fren Sistemi',
  'Elektrik',
  'Kampanyalar',
] as const;

/** The phone menu lacks the last two (specification 2, "Header"). */
export const phoneMenu = mainMenu.slice(0, -2);

export const footerMenus = [
  {
    title: 'Hızlı Bağlantılar',
    links: ['Ana Sayfa', 'Ürünler', 'Markalar', 'Kampanyalar', 'İletişim'],
  },
  {
    title: 'Kategoriler',
    links: ['Motor', 'Şanzıman', 'Diferansiyel', 'Farlar', 'Fren', 'Elektrik'],
  },
] as const;

export const legalLinks = [
  'Gizlilik Politikası',
  'Kullanım Koşulları',
  'İade ve Değişim',
  'KVKK Aydınlatma Metni',
] as const;

export const PRICES_WITH_VAT = 'Fiyatlara KDV dahildir';

export const socialLinks = ['Facebook', 'Instagram', 'YouTube'] as const;

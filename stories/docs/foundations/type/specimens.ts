import type { typography } from '@/theme/typography';

/** Type variants with their own size. */
export type VariantName = {
  [Name in keyof typeof typography]: (typeof typography)[Name] extends { fontSize: string }
    ? Name
    : never;
}[keyof typeof typography];

/** An example of each variant from the shop. The compiler asks for an entry when the theme gets a new variant. */
export const specimens: Record<VariantName, [words: string, where: string]> = {
  h1: ['Işığınız yolda kalmasın', 'A slide’s title, a part’s name on its page'],
  h2: ['ÖNE ÇIKAN YEDEK PARÇALAR', 'Sections'],
  h3: ['Şanzıman', 'Tiles, forms, the shop’s name'],
  h4: ['Ön Fren Disk ve Balata Takımı', 'A part’s name on its card'],
  subtitle1: ['Ağır hizmet tipi, güçlendirilmiş', 'A sentence under a heading'],
  body1: ['Aradığınız parçayı WhatsApp’tan yazın, aynı gün cevap verelim.', 'Text'],
  body2: ['Tüm kredi kartları ve havale', 'Descriptions on cards'],
  caption: ['(4.8) • 127 değerlendirme', 'Ratings, small print'],
  label: ['BOSCH / %16 indirim', 'Makers, badges'],
  price: ['2850 TL', 'A card’s price'],
  priceLarge: ['320,50 TL', 'The price on a part’s page'],
  figure: ['15.000+', 'The shop in figures'],
  button: ['WhatsApp ile Satın Al', 'Buttons'],
};

const DRAWINGS = new Map([
  ['Motor', 'motor'],
  ['Şanzıman', 'sanziman'],
  ['Diferansiyel', 'diferansiyel'],
  ['Farlar', 'farlar'],
  ['Fren', 'fren'],
  ['Elektrik', 'elektrik'],
  ['Süspansiyon', 'suspansiyon'],
  ['Akü & Filtre', 'aku-filtre'],
]);

/** The drawing for a part without a photograph (specification 5, "Product form"). */
export function drawingOf(category: string): string {
  return `images/drawings/${DRAWINGS.get(category) ?? 'parca'}.svg`;
}

/** The logo of the sample brands and of those from a spreadsheet. The storefront shows the brand's name instead. */
export const MISSING_LOGO = 'images/brands/logo-yok.svg';

/** The first sample slide's picture: the page's head fetches it before the app runs. */
export const FIRST_SLIDE_IMAGE = 'images/slides/depo-farlar.webp';

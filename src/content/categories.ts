export interface Category {
  name: string;
  /** Its name in the main menu, where that is another one. */
  menuName?: string;
  /** The number of its products, such as 12 or `2.500+`. Missing where nobody has counted them. */
  count?: number | string;
}

/** The specification's categories, with fixed counts and our drawings (specification 2, "Category grid"). */
export const sampleCategories = [
  { name: 'Motor', count: '2.500+', drawing: 'motor' },
  { name: 'Şanzıman', count: '1.200+', drawing: 'sanziman' },
  { name: 'Diferansiyel', count: '800+', drawing: 'diferansiyel' },
  { name: 'Farlar', count: '1.500+', drawing: 'farlar' },
  { name: 'Fren', menuName: 'Fren Sistemi', count: '3.000+', drawing: 'fren' },
  { name: 'Elektrik', count: '2.200+', drawing: 'elektrik' },
  { name: 'Süspansiyon', count: '1.800+', drawing: 'suspansiyon' },
  { name: 'Akü & Filtre', count: '900+', drawing: 'aku-filtre' },
];

export const sampleCategoryNames = sampleCategories.map(({ name }) => name);

/** The drawing for a part without a photograph (specification 5, "Product form"). */
export function drawingOf(category: string): string {
  const drawing = sampleCategories.find(({ name }) => name === category)?.drawing ?? 'parca';
  return `images/drawings/${drawing}.svg`;
}

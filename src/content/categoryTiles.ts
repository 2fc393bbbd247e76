/** The static tiles of the storefront; counts are in products (specification 2, "Category grid"). */
export const categoryTiles = [
  { name: 'Motor', count: '2.500+' },
  { name: 'Şanzıman', count: '1.200+' },
  { name: 'Diferansiyel', count: '800+' },
  { name: 'Farlar', count: '1.500+' },
  { name: 'Fren', count: '3.000+' },
  { name: 'Elektrik', count: '2.200+' },
  { name: 'Süspansiyon', count: '1.800+' },
  { name: 'Akü & Filtre', count: '900+' },
] as const;

export type CategoryTileName = (typeof categoryTiles)[number]['name'];

import { PRODUCT_CATEGORIES, type ProductCategory } from '@/domain/product';

const COUNTS: Record<ProductCategory, string> = {
  Motor: '2.500+',
  Şanzıman: '1.200+',
  Diferansiyel: '800+',
  Farlar: '1.500+',
  Fren: '3.000+',
  Elektrik: '2.200+',
  Süspansiyon: '1.800+',
  'Akü & Filtre': '900+',
};

/** Fixed counts, not those of the catalogue (specification 2, "Category grid"). */
export const categoryTiles = PRODUCT_CATEGORIES.map((name) => ({ name, count: COUNTS[name] }));

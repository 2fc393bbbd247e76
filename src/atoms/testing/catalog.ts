import type { Brand } from '@/domain/brand';
import type { Catalog } from '@/domain/catalog';
import type { Product } from '@/domain/product';

export const product: Product = {
  id: 1,
  name: 'Sol Ön Far',
  price: 1850,
  image: 'images/products/on-far.webp',
  category: 'Farlar',
  brand: 'HELLA',
  description: 'Polikarbon camlı.',
  inStock: true,
};

export const brand: Brand = { id: 2, name: 'HELLA', logo: 'images/brands/hella.svg' };

export const catalog: Catalog = {
  products: [product],
  brands: [brand, { id: 1, name: 'BOSCH', logo: 'images/brands/bosch.svg' }],
  slides: [],
  contact: {
    phone: '0532 000 00 00',
    email: 'bilgi@ornekoto.example',
    address: 'Yenimahalle, Ankara',
    workingHours: 'Pazar: 10:00 - 18:00',
  },
};

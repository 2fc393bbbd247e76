import type { Brand } from '@/domain/brand';
import type { Catalog } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';
import type { Product } from '@/domain/product';
import type { Slide } from '@/domain/slide';

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

/** A tenth cheaper than before. */
export const reduced: Product = { ...product, price: 90, originalPrice: 100, discount: 10 };

export const brand: Brand = { id: 2, name: 'HELLA', logo: 'images/brands/hella.svg' };

export const slide: Slide = {
  id: 2,
  title: 'Kampanya',
  subtitle: 'Fren',
  description: 'Balata',
  image: 'https://example.com/a.jpg',
  buttonText: 'Gör',
  buttonColor: 'bg-blue-600 hover:bg-blue-700/50',
};

export const contact: ContactInfo = {
  phone: '0532 000 00 00',
  email: 'bilgi@ornekoto.example',
  address: 'Yenimahalle, Ankara',
  workingHours: 'Pazar: 10:00 - 18:00',
};

export const catalog: Catalog = {
  products: [product],
  brands: [brand, { id: 1, name: 'BOSCH', logo: 'images/brands/bosch.svg' }],
  slides: [],
  contact,
  shop: {},
};

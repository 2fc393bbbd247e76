import type { Product } from '@/domain/product';
import type { FeedGap } from '@/panel/domain/products/feedGap';

type FeedCase = Pick<Product, 'price' | 'image'> & { gap: FeedGap | undefined };

const PHOTO = 'https://db.example/storage/v1/object/public/pictures/a.jpg';

/** The cases are for the panel, which counts what the feed leaves out, and for the database, which leaves it out. */
export const FEED_CASES: readonly FeedCase[] = [
  { price: 0.01, image: PHOTO, gap: undefined },
  { price: 100, image: 'images/a.PNG', gap: undefined },
  { price: 100, image: 'https://a.example/a.webp/1', gap: undefined },
  { price: 100, image: 'https://a.example/awebp', gap: undefined },
  { price: 0, image: PHOTO, gap: 'price' },
  { price: 0, image: '', gap: 'price' },
  { price: 100, image: '', gap: 'picture' },
  { price: 100, image: 'images/a.webp', gap: 'format' },
  { price: 100, image: 'images/a.WebP', gap: 'format' },
  { price: 100, image: '/images/a.avif', gap: 'format' },
  { price: 100, image: 'https://a.example/a.svg', gap: 'format' },
];

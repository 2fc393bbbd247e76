import type { Product } from '@/domain/product';

/** Why the feed leaves a product out (D42). `format`: Meta takes no such picture. */
export type FeedGap = 'price' | 'picture' | 'format';

/** Decides as product_feed() of the migrations does. */
export function feedGap({ price, image }: Pick<Product, 'price' | 'image'>): FeedGap | undefined {
  if (price === 0) return 'price';
  if (image === '') return 'picture';
  return /\.(webp|avif|svg)$/i.test(image) ? 'format' : undefined;
}

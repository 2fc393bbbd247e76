/** Shown for a part that has no picture of its own (specification 5, "Product form"). */
export const DEFAULT_PRODUCT_IMAGE = 'images/products/parca.webp';

/** The logo of a brand that a list has brought along. The storefront shows the brand's name instead. */
export const MISSING_LOGO = 'images/brands/logo-yok.svg';

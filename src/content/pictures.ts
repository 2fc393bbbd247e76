/** Shown for a part that has no picture of its own (specification 5, "Product form"). */
export const DEFAULT_PRODUCT_IMAGE = 'images/products/parca.webp';

/** Shown for a part that has no picture of its own (specification 5, "Product form"). */
export const DEFAULT_PRODUCT_IMAGE = 'images/products/parca.webp';

/** Widths in pixels of the AVIF copies that lie beside each picture of ours (design/README.md). */
export const COPY_WIDTHS = [320, 640, 1200];

/** How wide a slide's picture is drawn, for the page and for whoever fetches it before there is one. */
export const SLIDE_SIZES = '(min-width:900px) 1200px,140vw';

const OURS = /^images\/(products|slides)\/[\w-]+\.webp$/;

/** The `srcset` of those copies. Undefined for an owner's picture: that is a single address. */
export function copiesOf(address: string): string | undefined {
  if (!OURS.test(address)) return undefined;
  return COPY_WIDTHS.map((width) => address.replace('.webp', `-${width}.avif ${width}w`)).join();
}

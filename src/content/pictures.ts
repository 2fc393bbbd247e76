/** Shown for a part that has no picture of its own (specification 5, "Product form"). */
export const DEFAULT_PRODUCT_IMAGE = 'images/products/parca.webp';

/** Widths in pixels of the AVIF copies that lie beside each picture of ours (design/README.md). */
export const COPY_WIDTHS = [320, 640, 1200];

/** The same of a slide's second cut: the part itself, without the calm room that a wide window has for the words. */
export const PHONE_COPY_WIDTHS = [720, 1200];

/** The windows that the second cut is for; it is as wide as they are. */
export const PHONE = '(max-width:599.9px)';

/** How wide a slide's picture is drawn in all others, for the page and for whoever fetches it before there is one. */
export const SLIDE_SIZES = '(min-width:900px) 1200px,100vw';

const OURS = /^images\/(products|slides)\/[\w-]+\.webp$/;

/** The `srcset` of those copies. Undefined for an owner's picture: that is a single address. */
export function copiesOf(address: string, widths = COPY_WIDTHS, mark = ''): string | undefined {
  if (!OURS.test(address)) return undefined;
  return widths.map((width) => address.replace('.webp', `${mark}-${width}.avif ${width}w`)).join();
}

export function phoneCopiesOf(slideAddress: string): string | undefined {
  return copiesOf(slideAddress, PHONE_COPY_WIDTHS, '-phone');
}

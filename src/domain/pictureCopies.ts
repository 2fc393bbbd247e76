/** Widths in pixels of the AVIF copies beside each of our own pictures (design/README.md). */
export const COPY_WIDTHS = [320, 640, 1200];

/** The same for a slide's phone version, which shows the part without the empty space for the text. */
export const PHONE_COPY_WIDTHS = [720, 1200];

/** The windows that the phone version is for; it is as wide as they are. */
export const PHONE = '(max-width:599.9px)';

/** The width of a slide's picture in all other windows, for the page and for the preload in its head. */
export const SLIDE_SIZES = '(min-width:900px) 1200px,100vw';

const OURS = /^images\/(products|slides)\/[\w-]+\.webp$/;

/** The `srcset` of the copies. Undefined for an owner's picture: that is a single address. */
export function copiesOf(address: string, widths = COPY_WIDTHS, mark = ''): string | undefined {
  if (!OURS.test(address)) return undefined;
  return widths.map((width) => address.replace('.webp', `${mark}-${width}.avif ${width}w`)).join();
}

export function phoneCopiesOf(slideAddress: string): string | undefined {
  return copiesOf(slideAddress, PHONE_COPY_WIDTHS, '-phone');
}

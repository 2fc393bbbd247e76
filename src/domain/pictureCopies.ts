/** Widths in pixels of the AVIF copies beside each of our own pictures (design/README.md). */
export const COPY_WIDTHS = [320, 480, 640, 1200];

/** The same for a slide's phone version, which shows the part without the empty space for the text. */
export const PHONE_COPY_WIDTHS = [720, 1080, 1200];

/** The windows that the phone version is for. */
export const PHONE = '(max-width:599.9px)';

/**
 * It is as wide as they are. A tenth less asks for 1080 pixels on phones of 390 to 402 points at 3, for 720 on those of 375
 * at 2 and 412 at 1.75 (721 pixels): nobody sees it at that density, and the copies are half as large.
 */
export const PHONE_SLIDE_SIZES = '89vw';

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

/** Widths in pixels of the AVIF copies beside each of our own pictures (design/README.md). */
export const COPY_WIDTHS = [320, 480, 640, 1200];

/** The same for a slide's phone version, which shows the part without the empty space for the text. */
export const PHONE_COPY_WIDTHS = [720, 1080, 1200];

/** The windows that the phone version is for: narrow ones, and wider ones with large text. */
export const PHONE = '(max-width:37.49em)';

/**
 * It is as wide as they are. A tenth less asks for 1080 pixels on phones of 390 to 402 points at 3, for 720 on those of 375
 * at 2 and 412 at 1.75 (721 pixels): nobody sees it at that density, and the copies are half as large.
 */
export const PHONE_SLIDE_SIZES = '89vw';

/** The width of a slide's picture in all other windows, for the page and for the preload in its head. */
export const SLIDE_SIZES = '(min-width:56.25em) 1200px,100vw';

const OURS = /^images\/(products|slides)\/[\w-]+\.webp$/;

/** Ends the name of the copy that is uploaded with each photograph of the owner (D20). */
export const SMALL_COPY = '-400';
const UPLOADED = /(\/pictures\/[\da-f]{64})(\.\w+)$/;

/** The `srcset` of the copies. Undefined for a picture on another site: that is a single address. */
export function copiesOf(address: string, widths = COPY_WIDTHS, mark = ''): string | undefined {
  if (mark === '' && UPLOADED.test(address)) {
    return `${address.replace(UPLOADED, `$1${SMALL_COPY}$2`)} 400w,${address} 1600w`;
  }
  if (!OURS.test(address)) return undefined;
  return widths.map((width) => address.replace('.webp', `${mark}-${width}.avif ${width}w`)).join();
}

export function phoneCopiesOf(slideAddress: string): string | undefined {
  return copiesOf(slideAddress, PHONE_COPY_WIDTHS, '-phone');
}

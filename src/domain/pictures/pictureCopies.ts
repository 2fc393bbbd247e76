/** Widths in pixels of the AVIF copies beside each of our own pictures (design/README.md). */
export const COPY_WIDTHS = [320, 480, 640, 1200];

/** The widths of a slide's phone version, which leaves out the empty space for the text. */
export const PHONE_COPY_WIDTHS = [720, 1080, 1200];

export const PHONE_WINDOW = '(max-width:37.49em)';

/** The picture is 100vw wide; with 89, common phones fetch the next smaller copy, and the difference cannot be seen. */
export const PHONE_SLIDE_SIZES = '89vw';

export const SLIDE_SIZES = '(min-width:56.25em) 1200px,100vw';

const OURS = /^images\/(products|slides)\/[\w-]+\.webp$/;

/** The end of the name of an owner's photograph's small copy (D20). */
export const SMALL_COPY = '-400';
const UPLOADED = /(\/pictures\/[\da-f]{64})(\.\w+)$/;

export function isOurs(address: string): boolean {
  return OURS.test(address);
}

/** A `srcset`. Undefined for a picture on another site, which has no copies. */
export function copiesOf(address: string, widths = COPY_WIDTHS, mark = ''): string | undefined {
  if (mark === '' && UPLOADED.test(address)) {
    return `${address.replace(UPLOADED, `$1${SMALL_COPY}$2`)} 400w,${address} 1600w`;
  }
  if (!isOurs(address)) return undefined;
  return widths.map((width) => address.replace('.webp', `${mark}-${width}.avif ${width}w`)).join();
}

/** The width in px of a picture for which the smallest copy is large enough on every screen. */
export const THUMBNAIL_WIDTH = 104;

export function thumbnailOf(address: string): string | undefined {
  return copiesOf(address)?.split(',')[0];
}

export function phoneCopiesOf(slideAddress: string): string | undefined {
  return copiesOf(slideAddress, PHONE_COPY_WIDTHS, '-phone');
}

/** Links with which the page fetches a slide's picture before the app draws it. */
export function picturePreloads(address: string): Partial<HTMLLinkElement>[] {
  const base = { rel: 'preload', as: 'image', fetchPriority: 'high', href: address } as const;
  const imageSrcset = copiesOf(address);
  if (imageSrcset === undefined) return [base];
  const wide = { ...base, imageSizes: SLIDE_SIZES, imageSrcset };
  const phoneSrcset = phoneCopiesOf(address);
  if (phoneSrcset === undefined) return [wide];
  const type = 'image/avif';
  return [
    { ...base, type, media: PHONE_WINDOW, imageSizes: PHONE_SLIDE_SIZES, imageSrcset: phoneSrcset },
    { ...wide, type, media: `not all and ${PHONE_WINDOW}` },
  ];
}

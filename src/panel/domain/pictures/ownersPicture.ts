/** The size of an uploaded photograph in pixels; SMALL_WIDTH is that of its copy for cards (D20). */
export const LONGEST_EDGE = 1600;
export const SMALL_WIDTH = 400;

const NAME = /\/pictures\/([0-9a-f]{64}\.(?:webp|jpg|png))$/;

export type PictureType = 'image/jpeg' | 'image/webp' | 'image/png';

/** `logo`: of a brand. Logos keep their transparency; that of the `shop` has copies for other grounds and sizes (D49). */
export type PictureUse = 'product' | 'slide' | 'logo' | 'shop';

export type PictureProblem =
  | 'empty'
  | 'broken'
  | 'pdf'
  | 'heic'
  | 'video'
  | 'tooLarge'
  | 'unreadable';

/** A photograph is named by its content, so that it is one file even if it is sent twice. `hash`: SHA-256 in hexadecimal. */
export function ownersPictureName(hash: string, type: string): string {
  return `${hash}.${type === 'image/webp' ? 'webp' : type === 'image/png' ? 'png' : 'jpg'}`;
}

export function ownersPictureIn(address: string): string | undefined {
  return NAME.exec(address)?.[1];
}

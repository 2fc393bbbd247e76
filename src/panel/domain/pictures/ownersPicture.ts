import { SMALL_COPY } from '@/domain/pictures/pictureCopies';

/** The longest edge of an uploaded photograph, in pixels (D20). */
export const LONGEST_EDGE = 1600;
/** The width of its small copy. */
export const SMALL_WIDTH = 400;

const NAME = /\/pictures\/([0-9a-f]{64}\.(?:webp|jpg))$/;

/** Why a file cannot become a photograph of the shop. */
export type PictureProblem = 'empty' | 'pdf' | 'heic' | 'video' | 'tooLarge' | 'unreadable';

/** A photograph is named by its content: the same one sent twice is one file. `hash` is its SHA-256 in hexadecimal. */
export function ownersPictureName(hash: string, type: string): string {
  return `${hash}.${type === 'image/webp' ? 'webp' : 'jpg'}`;
}

/** The name in an address of an uploaded photograph. */
export function ownersPictureIn(address: string): string | undefined {
  return NAME.exec(address)?.[1];
}

export function smallCopyName(name: string): string {
  return name.replace('.', `${SMALL_COPY}.`);
}

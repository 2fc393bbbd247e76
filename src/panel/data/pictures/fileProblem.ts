import type { PictureProblem } from '@/panel/domain/pictures/ownersPicture';

/** By the first bytes of a file, as letters. */
const KINDS: readonly (readonly [RegExp, PictureProblem])[] = [
  [/^$/, 'empty'],
  [/^%PDF/, 'pdf'],
  [/^.{4}ftyp(hei|hev|mif1|msf1)/s, 'heic'],
  [/^.{4}ftyp(?!avif)|^.{4}moov/s, 'video'],
];

const LONGEST_START = 16;

/** HEIC may be a picture all the same: Safari opens it. */
export async function fileProblem(file: Blob): Promise<PictureProblem | undefined> {
  const bytes = new Uint8Array(await file.slice(0, LONGEST_START).arrayBuffer());
  const start = String.fromCharCode(...bytes);
  return KINDS.find(([pattern]) => pattern.test(start))?.[1];
}

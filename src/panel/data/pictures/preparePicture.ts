import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

import {
  LONGEST_EDGE,
  ownersPictureName,
  type PictureProblem,
  type PictureUse,
  SMALL_WIDTH,
} from '@/panel/domain/pictures/ownersPicture';

import { draw, encode, scaledSize } from './canvas';
import { drawShopLogo } from './drawShopLogo';
import type { WaitingPicture } from './waitingPictures';

/** Phones take photographs of 12 to 50 million pixels, some of 108. Those above `SURE_PIXELS` need more memory than many phones have. */
const SURE_PIXELS = 52_000_000;
const MOST_PIXELS = 120_000_000;
const MOST_BYTES = 300_000;

/** The first result that is small enough is taken, or else the last. */
const ATTEMPTS = [
  { edge: LONGEST_EDGE, quality: 0.82 },
  { edge: LONGEST_EDGE, quality: 0.7 },
  { edge: 1280, quality: 0.7 },
  { edge: 1024, quality: 0.6 },
  { edge: 512, quality: 0.6 },
];

/** The first type that the browser writes is taken: Safari writes no WebP. A JPEG has no transparency. */
const PHOTOGRAPH = {
  full: ['image/jpeg'],
  small: ['image/webp', 'image/jpeg'],
  ground: '#fff',
} as const;
const LOGO = { full: ['image/webp', 'image/png'], small: ['image/webp', 'image/png'] } as const;

/**
 * Upright and without the camera's data, because the browser draws it anew (D20). A photograph becomes a JPEG, which others
 * than browsers take, too (D42). A logo keeps its transparency. Small copies are WebP.
 */
export async function preparePicture(
  file: Blob,
  use: PictureUse = 'product',
): Promise<(Omit<WaitingPicture, 'keptAt'> & { name: string }) | PictureProblem> {
  let pixels = 0;
  try {
    const problem = await fileProblem(file);
    if (problem !== undefined && problem !== 'heic') return problem;
    const picture = await openPicture(file);
    if (picture === undefined) return problem ?? 'unreadable';
    pixels = picture.naturalWidth * picture.naturalHeight;
    if (pixels > MOST_PIXELS) return 'tooLarge';
    const { full, small, copies } = await drawFor(use, picture);
    const [bytes, smallBytes] = await Promise.all([full.arrayBuffer(), small.arrayBuffer()]);
    const name = ownersPictureName(bytesToHex(sha256(new Uint8Array(bytes))), full.type);
    return { name, type: full.type, full: bytes, small: smallBytes, smallType: small.type, copies };
  } catch (error) {
    console.error('The photograph cannot be prepared', error);
    return pixels > SURE_PIXELS ? 'tooLarge' : 'unreadable';
  }
}

async function drawFor(use: PictureUse, picture: HTMLImageElement) {
  if (use === 'shop') return drawShopLogo(picture);
  const { ground, ...types } = { ground: undefined, ...(use === 'logo' ? LOGO : PHOTOGRAPH) };
  const drawAs = (size: ReturnType<typeof scaledSize>) => draw(picture, { ...size, ground });
  let full = new Blob();
  for (const { edge, quality } of ATTEMPTS) {
    full = await encode(drawAs(scaledSize(picture, edge)), types.full, quality);
    if (full.size <= MOST_BYTES) break;
  }
  const smallSize = scaledSize(picture, SMALL_WIDTH, picture.naturalWidth);
  const small = await encode(drawAs(smallSize), types.small, 0.75);
  return { full, small, copies: [] };
}

/** Undefined where the browser cannot decode the format. */
function openPicture(file: Blob): Promise<HTMLImageElement | undefined> {
  const picture = new Image();
  const url = URL.createObjectURL(file);
  return new Promise<HTMLImageElement | undefined>((resolve) => {
    picture.addEventListener('load', () => {
      resolve(picture.naturalWidth > 0 ? picture : undefined);
    });
    picture.addEventListener('error', () => resolve(undefined));
    picture.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}

/** Files that are no picture, by their first bytes as letters. */
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
  const [, problem] = KINDS.find(([pattern]) => pattern.test(start)) ?? [];
  const isJpeg = start.startsWith('\u00FF\u00D8\u00FF');
  const isBroken = isJpeg && !hasEnd(new DataView(await file.arrayBuffer()));
  return problem ?? (isBroken ? 'broken' : undefined);
}

const SCAN = 0xff_da;
const END = 0xff_d9;

/** A JPEG is cut off where no end mark follows its picture. The small picture in its camera data has an end mark, too, and is skipped. */
function hasEnd(jpeg: DataView): boolean {
  let at = 2;
  while (at + 4 <= jpeg.byteLength && jpeg.getUint16(at) !== SCAN) at += 2 + jpeg.getUint16(at + 2);
  while (at + 2 <= jpeg.byteLength && jpeg.getUint16(at) !== END) at += 1;
  return at + 2 <= jpeg.byteLength;
}

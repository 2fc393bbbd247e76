import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

import {
  LONGEST_EDGE,
  ownersPictureName,
  type PictureProblem,
  type PictureType,
  SMALL_WIDTH,
} from '@/panel/domain/pictures/ownersPicture';

import type { WaitingPicture } from './waitingPictures';

/** Phones take photographs of 12 to 50 million pixels. Larger ones need more memory than many phones have. */
const MOST_PIXELS = 52_000_000;
const MOST_BYTES = 300_000;

/** The first result that is small enough is taken, or else the last. */
const ATTEMPTS = [
  { edge: LONGEST_EDGE, quality: 0.82 },
  { edge: LONGEST_EDGE, quality: 0.7 },
  { edge: 1280, quality: 0.7 },
];
const LAST_ATTEMPT = { edge: 1024, quality: 0.6 };

/**
 * Upright and without the camera's data, because the browser draws it anew (D20). A photograph becomes a JPEG, which others
 * than browsers take, too (D42). A logo keeps its transparency. Small copies are WebP.
 */
export async function preparePicture(
  file: Blob,
  type: PictureType = 'image/jpeg',
): Promise<(Omit<WaitingPicture, 'keptAt'> & { name: string }) | PictureProblem> {
  try {
    const problem = await fileProblem(file);
    if (problem !== undefined && problem !== 'heic') return problem;
    const picture = await openPicture(file);
    if (picture === undefined) return problem ?? 'unreadable';
    if (picture.naturalWidth * picture.naturalHeight > MOST_PIXELS) return 'tooLarge';
    const full = await encodeSmallEnough(picture, type);
    const scale = SMALL_WIDTH / picture.naturalWidth;
    const small = await encode(picture, scale, 0.75, 'image/webp');
    const [bytes, smallBytes] = await Promise.all([full.arrayBuffer(), small.arrayBuffer()]);
    const name = ownersPictureName(bytesToHex(sha256(new Uint8Array(bytes))), full.type);
    return { name, type: full.type, full: bytes, small: smallBytes, smallType: small.type };
  } catch (error) {
    console.error('The photograph cannot be prepared', error);
    return 'unreadable';
  }
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

async function encodeSmallEnough(picture: HTMLImageElement, type: PictureType): Promise<Blob> {
  const longest = Math.max(picture.naturalWidth, picture.naturalHeight);
  for (const { edge, quality } of ATTEMPTS) {
    const blob = await encode(picture, edge / longest, quality, type);
    if (blob.size <= MOST_BYTES) return blob;
  }
  return encode(picture, LAST_ATTEMPT.edge / longest, LAST_ATTEMPT.quality, type);
}

async function encode(
  picture: HTMLImageElement,
  wanted: number,
  quality: number,
  type: PictureType,
): Promise<Blob> {
  const scale = Math.min(1, wanted);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no memory for a canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  if (type === 'image/webp') {
    const webp = await toBlob(canvas, type, quality);
    // Safari writes PNG instead.
    if (webp.type === type) return webp;
  }
  // A JPEG has no transparency.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return toBlob(canvas, 'image/jpeg', quality);
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error(`No ${type} was made`)) : resolve(blob)),
      type,
      quality,
    );
  });
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
  return KINDS.find(([pattern]) => pattern.test(start))?.[1];
}

import type { Page } from '@playwright/test';

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * A photograph as a phone writes it that is held upright: a picture that lies on its side, and an EXIF entry that says so.
 * The upper left quarter of the upright picture is green.
 */
export async function photograph(page: Page, width = 2400, height = 1800): Promise<ChosenFile> {
  const buffer = withOrientation(await page.evaluate(drawLying, [width, height] as const));
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer };
}

/** Draws the picture in the page, and returns it as base64. */
export function drawLying([w, h]: readonly [number, number]): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.fillStyle = '#963';
  context.fillRect(0, 0, w, h);
  context.fillStyle = '#0f0';
  // Turned to the right, the lower left quarter becomes the upper left one.
  context.fillRect(0, h / 2, w / 2, h / 2);
  return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
}

export function withOrientation(lying: string): Buffer {
  const jpeg = Buffer.from(lying, 'base64');
  return Buffer.concat([jpeg.subarray(0, 2), turnedRight(), jpeg.subarray(2)]);
}

/** A segment with one EXIF entry: orientation 6. */
function turnedRight(): Buffer {
  const entry = Buffer.from('0112000300000001000600000000', 'hex');
  const tiff = Buffer.concat([Buffer.from('MM\0*\0\0\0\u0008\0\u0001', 'latin1'), entry]);
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.alloc(2)]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([Buffer.from('ffe1', 'hex'), length, content]);
}

/** What the browser draws: the size, and whether the upper left quarter is green. */
export async function lookAt(page: Page, url: string) {
  return page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const { width, height } = bitmap;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const [red = 0, green = 0] = context?.getImageData(width / 4, height / 4, 1, 1).data ?? [];
    return { width, height, isGreen: green > 200 && red < 60 };
  }, url);
}

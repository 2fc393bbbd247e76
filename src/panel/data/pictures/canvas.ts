import type { PictureType } from '@/panel/domain/pictures/ownersPicture';

export function createCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no memory for a canvas');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** Draws a picture whose edge of `length` px becomes `edge` px long. It never grows. */
export function drawScaled(picture: HTMLImageElement, edge: number, length: number) {
  const scale = Math.min(1, edge / length);
  const { naturalWidth, naturalHeight } = picture;
  const { canvas, context } = createCanvas(naturalWidth * scale, naturalHeight * scale);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Writes the first of the types that the browser can write. A browser writes PNG in place of another type. */
export async function encode(
  canvas: HTMLCanvasElement,
  types: readonly PictureType[],
  quality?: number,
): Promise<Blob> {
  for (const type of types) {
    if (type === 'image/jpeg') fillBehind(canvas, '#fff');
    const blob = await toBlob(canvas, type, quality);
    if (blob.type === type) return blob;
  }
  throw new Error(`The browser writes none of ${types.join(', ')}`);
}

/** A JPEG has no transparency. */
function fillBehind(canvas: HTMLCanvasElement, color: string): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = color;
  context.fillRect(0, 0, canvas.width, canvas.height);
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error(`No ${type} was made`)) : resolve(blob)),
      type,
      quality,
    );
  });
}

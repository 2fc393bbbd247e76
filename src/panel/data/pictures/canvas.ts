import type { PictureType } from '@/panel/domain/pictures/ownersPicture';

/** How a picture is drawn. Sizes are in px. */
export interface Drawing {
  width: number;
  height: number;
  /** How much of the size the picture fills. */
  share?: number;
  /** The colour behind it. Without one the rest stays transparent. */
  ground?: string | undefined;
}

/** The size of a picture whose edge of `length` px becomes `edge` px long. It never grows. */
export function scaledSize(
  { naturalWidth, naturalHeight }: HTMLImageElement,
  edge: number,
  length = Math.max(naturalWidth, naturalHeight),
) {
  const scale = Math.min(1, edge / length);
  return { width: naturalWidth * scale, height: naturalHeight * scale };
}

/** Draws the picture whole, in the middle. */
export function draw(picture: HTMLImageElement, drawing: Drawing) {
  const { width, height, share = 1, ground = 'transparent' } = drawing;
  const canvas = document.createElement('canvas');
  canvas.width = wholePixels(width);
  canvas.height = wholePixels(height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no memory for a canvas');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const { naturalWidth, naturalHeight } = picture;
  const scale = share * Math.min(width / naturalWidth, height / naturalHeight);
  const [drawnWidth, drawnHeight] = [
    wholePixels(scale * naturalWidth),
    wholePixels(scale * naturalHeight),
  ];
  const [left, top] = [(canvas.width - drawnWidth) / 2, (canvas.height - drawnHeight) / 2];
  context.drawImage(picture, left, top, drawnWidth, drawnHeight);
  return { canvas, context };
}

const wholePixels = (length: number) => Math.max(1, Math.round(length));

/** Writes the first of the types that the browser can write. A browser writes PNG in place of another type. */
export async function encode(
  { canvas }: ReturnType<typeof draw>,
  types: readonly PictureType[],
  quality?: number,
): Promise<Blob> {
  for (const type of types) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, quality);
    });
    if (blob?.type === type) return blob;
  }
  throw new Error(`The browser writes none of ${types.join(', ')}`);
}

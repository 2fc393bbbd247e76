import { LOGO_COPIES, type LogoCopy } from '@/domain/pictures/logoCopies';
import { SMALL_WIDTH } from '@/panel/domain/pictures/ownersPicture';

import { createCanvas, drawScaled, encode } from './canvas';

/** The grounds of the shop's header and footer. */
const [WHITE, INK] = ['#ffffff', '#15181b'];

/** The longest edge of the logo in px, and what it may weigh: every visitor fetches it. */
const EDGES = [512, 384, 256];
const MOST_BYTES = 100_000;

/** Limits between which a logo without a ground of its own can be read on a light and on a dark ground. 0 is black, 1 white. */
const [DARKEST_ON_DARK, LIGHTEST_ON_LIGHT] = [0.45, 0.78];

interface Copy {
  width: number;
  height?: number;
  /** How much of the size the logo fills. Phones cut a maskable icon to a circle. */
  share: number;
  hasGround?: boolean;
}

const COPIES: Record<Exclude<LogoCopy, 'onDark'>, Copy> = {
  touch180: { width: 180, share: 0.86, hasGround: true },
  icon192: { width: 192, share: 1 },
  icon512: { width: 512, share: 1 },
  maskable512: { width: 512, share: 0.56, hasGround: true },
  share: { width: 1200, height: 630, share: 0.6, hasGround: true },
};

/** The logo for a light ground, and its copies (D49). Transparent stays transparent where the logo can be read without a ground. */
export async function drawShopLogo(picture: HTMLImageElement) {
  const { ground, isOpaque, fitsLight, fitsDark } = lookOf(picture);
  const full = await encodeSmallEnough(picture, fitsLight ? undefined : ground);
  const onDark = await encodeSmallEnough(picture, fitsDark ? undefined : ground);
  const names = Object.keys(COPIES) as (keyof typeof COPIES)[];
  const drawn = await Promise.all(
    names.map(async (name) => {
      const { width, height = width, share, hasGround } = COPIES[name];
      const canvas = drawOn(
        picture,
        width,
        height,
        share,
        hasGround || isOpaque ? ground : undefined,
      );
      return [
        name,
        await encode(canvas, [name === 'share' ? 'image/jpeg' : 'image/png'], 0.85),
      ] as const;
    }),
  );
  const copies = [['onDark', onDark] as const, ...drawn].map(async ([name, blob]) => ({
    end: LOGO_COPIES[name],
    content: await blob.arrayBuffer(),
    type: blob.type,
  }));
  const small = await encode(drawScaled(picture, SMALL_WIDTH, picture.naturalWidth), ['image/png']);
  return { full, small, copies: await Promise.all(copies) };
}

async function encodeSmallEnough(picture: HTMLImageElement, ground?: string): Promise<Blob> {
  const { naturalWidth, naturalHeight } = picture;
  let smallest: Blob | undefined;
  for (const edge of EDGES) {
    const scale = Math.min(1, edge / Math.max(naturalWidth, naturalHeight));
    const share = ground === undefined ? 1 : 0.86;
    const canvas = drawOn(picture, naturalWidth * scale, naturalHeight * scale, share, ground);
    smallest = await encode(canvas, ['image/png']);
    if (smallest.size <= MOST_BYTES) break;
  }
  if (smallest === undefined) throw new Error('No logo was drawn');
  return smallest;
}

/** Draws the picture whole in the middle. Without a `ground` the rest is transparent. */
function drawOn(
  picture: HTMLImageElement,
  width: number,
  height: number,
  share: number,
  ground?: string,
): HTMLCanvasElement {
  const { canvas, context } = createCanvas(width, height);
  if (ground !== undefined) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const { naturalWidth, naturalHeight } = picture;
  const scale = share * Math.min(canvas.width / naturalWidth, canvas.height / naturalHeight);
  const [drawnWidth, drawnHeight] = [naturalWidth * scale, naturalHeight * scale];
  const left = (canvas.width - drawnWidth) / 2;
  context.drawImage(picture, left, (canvas.height - drawnHeight) / 2, drawnWidth, drawnHeight);
  return canvas;
}

/** The ground that suits a logo: its own colour at a corner, else white, or ink where the logo is light. */
function lookOf(picture: HTMLImageElement) {
  const size = 32;
  const { context } = createCanvas(size, size);
  context.drawImage(picture, 0, 0, size, size);
  const { data } = context.getImageData(0, 0, size, size);
  const [red = 0, green = 0, blue = 0, corner = 0] = data;
  if (corner === 255) {
    const ground = `rgb(${red},${green},${blue})`;
    return { ground, isOpaque: true, fitsLight: true, fitsDark: true };
  }
  let [light, opacity] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + 4);
    light += (0.3 * r + 0.59 * g + 0.11 * b) * alpha;
    opacity += 255 * alpha;
  }
  const tone = light / Math.max(1, opacity);
  const fitsLight = tone <= LIGHTEST_ON_LIGHT;
  return {
    ground: fitsLight ? WHITE : INK,
    isOpaque: false,
    fitsLight,
    fitsDark: tone >= DARKEST_ON_DARK,
  };
}

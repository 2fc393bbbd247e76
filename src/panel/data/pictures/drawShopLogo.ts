import { LOGO_COPIES, type LogoCopy } from '@/domain/pictures/logoCopies';

import { draw, type Drawing, encode, scaledSize } from './canvas';

/** The grounds of the shop's header and footer. */
const [WHITE, INK] = ['#ffffff', '#15181b'];

/** The longest edge in px. Every visitor fetches the logo, which is 44 px large. */
const EDGE = 256;

/** How much of its ground a logo fills. */
const ON_GROUND = 0.86;

/** Limits between which a logo without a ground of its own can be read on a light and on a dark ground. 0 is black, 1 white. */
const [DARKEST_ON_DARK, LIGHTEST_ON_LIGHT] = [0.45, 0.78];

const square = (width: number, share: number, ground?: string) => ({
  width,
  height: width,
  share,
  ground,
});

/** The logo for a light ground, and its copies (D49). Transparent stays transparent where the logo can be read without a ground. */
export async function drawShopLogo(picture: HTMLImageElement) {
  const { ground, onLight, onDark, behind } = groundsOf(picture);
  const logoOn = (own: string | undefined) => ({
    ...scaledSize(picture, EDGE),
    share: own === undefined ? 1 : ON_GROUND,
    ground: own,
  });
  const drawings: Record<LogoCopy, Drawing> = {
    onDark: logoOn(onDark),
    touch180: square(180, ON_GROUND, ground),
    icon192: square(192, 1, behind),
    icon512: square(512, 1, behind),
    // Phones cut it to a circle.
    maskable512: square(512, 0.56, ground),
    share: { width: 1200, height: 630, share: 0.6, ground },
  };
  const full = await encode(draw(picture, logoOn(onLight)), ['image/png']);
  const copies = (Object.keys(drawings) as LogoCopy[]).map(async (name) => {
    const type = name === 'share' ? 'image/jpeg' : 'image/png';
    const blob = await encode(draw(picture, drawings[name]), [type], 0.85);
    return { end: LOGO_COPIES[name], content: await blob.arrayBuffer(), type };
  });
  return { full, small: full, copies: await Promise.all(copies) };
}

/**
 * `ground` suits the logo: its own colour at a corner, else white, or ink where the logo is light. The others are those that
 * it needs on a light and on a dark page, and behind an opaque picture.
 */
function groundsOf(picture: HTMLImageElement) {
  const { canvas, context } = draw(picture, scaledSize(picture, 32));
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const [red = 0, green = 0, blue = 0, corner = 0] = data;
  const own = `rgb(${red},${green},${blue})`;
  if (corner === 255) return { ground: own, behind: own, onLight: undefined, onDark: undefined };
  let [light, opacity] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + 4);
    light += (0.3 * r + 0.59 * g + 0.11 * b) * alpha;
    opacity += 255 * alpha;
  }
  const tone = light / Math.max(1, opacity);
  const onLight = tone > LIGHTEST_ON_LIGHT ? INK : undefined;
  const onDark = tone < DARKEST_ON_DARK ? WHITE : undefined;
  return { ground: onLight ?? WHITE, behind: undefined, onLight, onDark };
}

/** What the panel draws of the shop's logo and stores beside it, by the end of its name (D49). Sizes are in pixels. */
export const LOGO_COPIES = {
  onDark: '-dark.png',
  touch180: '-180.png',
  icon192: '-192.png',
  icon512: '-512.png',
  maskable512: '-maskable.png',
  /** The picture of a shared link, 1200 x 630. */
  share: '-share.jpg',
} as const;

export type LogoCopy = keyof typeof LOGO_COPIES;

const DRAWN = /(\/pictures\/[\da-f]{64})\.png$/;

/** Undefined for a logo that was not drawn in the panel: it has no copies. */
export function logoCopyOf(logo: string, copy: LogoCopy): string | undefined {
  return DRAWN.test(logo) ? logo.replace(DRAWN, `$1${LOGO_COPIES[copy]}`) : undefined;
}

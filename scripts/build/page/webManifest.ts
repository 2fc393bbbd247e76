import { colors } from '../../../src/theme/palette.ts';
import { shop } from '../../settings/shop.ts';

/** The shop's icons in public/, drawn by `npm run icons`. */
export const icons = [
  { file: 'icons/192.png', size: 192, use: 'any' },
  { file: 'icons/512.png', size: 512, use: 'any' },
  // Phones cut these two to a circle or a rounded square of their own.
  { file: 'icons/maskable-512.png', size: 512, use: 'maskable' },
  { file: 'icons/touch-180.png', size: 180, use: 'touch' },
] as const;

export const MANIFEST = 'manifest.webmanifest';

/** Lets a phone keep the shop on its home screen, under the shop's own name and mark. */
export const webManifest = JSON.stringify({
  name: `${shop.name} ${shop.tradingWord}`.trim(),
  short_name: shop.name,
  lang: 'tr',
  start_url: './',
  display: 'standalone',
  background_color: colors.paper,
  theme_color: colors.ink,
  icons: [
    // The page has fetched it already. Browsers that cannot draw it take one of the others.
    { src: 'logo.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...icons
      .filter(({ use }) => use !== 'touch')
      .map(({ file, size, use }) => ({
        src: file,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: use,
      })),
  ],
});

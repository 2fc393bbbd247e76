import type { Plugin } from 'vite';

import { shop } from '../../../src/content/shop.ts';
import { colors } from '../../../src/theme/palette.ts';
import { icons } from './icons.ts';

const FILE = 'manifest.webmanifest';

const manifest = JSON.stringify({
  name: `${shop.name} ${shop.tradingWord}`,
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

/** Lets a phone keep the shop on its home screen, under the shop's own name and mark. */
export function webManifest(): Plugin {
  return {
    name: 'web-manifest',
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_, response) => {
        response.setHeader('Content-Type', 'application/manifest+json').end(manifest);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: manifest });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: FILE }, injectTo: 'head' },
    ],
  };
}

import path from 'node:path';

import { loadEnv, type Plugin } from 'vite';

import { parseBackend } from '../../../src/config/backend.ts';
import { FIRST_SLIDE_IMAGE } from '../../../src/content/pictures.ts';
import { sharing, shop } from '../../../src/content/shop.ts';
import { callLink, chatLink } from '../../../src/domain/contactLinks.ts';
import { printStyles } from '../../../src/page/printStyles.ts';
import { loadingStyles } from '../../../src/theme/loadingStyles.ts';
import { colors } from '../../../src/theme/palette.ts';
import { inlineScript } from '../inlineScript.ts';
import { faviconAddress } from './favicon.ts';
import { firstPictureScript, firstReadsScript } from './firstReadsScript.ts';
import { fontPreloads, fontStyles } from './fontTags.ts';

const FAVICON = path.resolve(import.meta.dirname, '../../../public/favicon.svg');

const texts: Record<string, string> = {
  name: shop.name,
  tradingWord: shop.tradingWord,
  summary: sharing.summary,
  phone: shop.contact.phone,
  callHref: callLink(shop.contact.phone),
  chatHref: chatLink(shop.contact.phone, shop.messages.general),
  ink: colors.ink,
  favicon: faviconAddress(FAVICON),
};

/** The key of the browser's copy (specification 7). */
const SLIDES_COPY = `${shop.storagePrefix}_slides`;

/** Runs in all browsers that know modules, so that too old ones show the phone number. */
const START_TARGET = 'es2015';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * Fills index.html with the shop's own words and colours, and puts two scripts into its head: one for older browsers and
 * a start that fails (D18), one that reads the catalogue before the app's bundle has arrived (D13), or fetches the first
 * picture where there is no backend. With ONE_READ=1 the first page of all tables comes in one request.
 */
export function shopPage(): Plugin {
  let start = '';
  let firstReads = '';
  return {
    name: 'shop-page',
    async configResolved({ env, mode }) {
      const entry = path.resolve('src/page/start.ts');
      start = `<script>${await inlineScript(entry, START_TARGET)}</script>`;
      const backend = parseBackend(env['VITE_SUPABASE_URL'], env['VITE_SUPABASE_ANON_KEY']);
      const inOne = loadEnv(mode, process.cwd(), 'ONE_READ')['ONE_READ'] === '1';
      const script = backend
        ? firstReadsScript(backend, inOne)
        : firstPictureScript(FIRST_SLIDE_IMAGE, SLIDES_COPY);
      firstReads = `<script>${await script}</script>`;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('{{{start}}}', () => start)
          .replace('{{{firstReads}}}', () => firstReads)
          .replace('{{{fontPreloads}}}', fontPreloads)
          .replace('{{{fontFaces}}}', fontStyles)
          .replace('{{{loadingStyles}}}', `{${loadingStyles}}`)
          .replace('{{{printStyles}}}', printStyles)
          .replaceAll(/\{\{(\w+)\}\}/g, (mark, key: string) => escapeHtml(texts[key] ?? mark)),
    },
  };
}

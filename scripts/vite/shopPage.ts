import type { Plugin } from 'vite';

import { parseBackend } from '../../src/config/backend.ts';
import { copiesOf, PHONE, phoneCopiesOf, SLIDE_SIZES } from '../../src/content/pictures.ts';
import { sharing, shop } from '../../src/content/shop.ts';
import { ANY_SLIDE, firstReadsScript } from '../../src/data/supabase/read/firstReads.ts';
import { loadingStyles } from '../../src/theme/loadingStyles.ts';
import { colors } from '../../src/theme/palette.ts';

const texts: Record<string, string> = {
  name: shop.name,
  tradingWord: shop.tradingWord,
  summary: sharing.summary,
  phone: shop.contact.phone,
  ink: colors.ink,
};

const slidePreloads = [
  { media: PHONE, imageSizes: '100vw', imageSrcset: phoneCopiesOf(ANY_SLIDE) },
  { media: `not all and ${PHONE}`, imageSizes: SLIDE_SIZES, imageSrcset: copiesOf(ANY_SLIDE) },
];

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * Fills index.html with the shop's own words and colours, and lets the four reads of the catalogue leave from
 * its head, before any bundle has arrived (D13).
 */
export function shopPage(): Plugin {
  let firstReads = '';
  return {
    name: 'shop-page',
    configResolved({ env }) {
      const backend = parseBackend(env['VITE_SUPABASE_URL'], env['VITE_SUPABASE_ANON_KEY']);
      if (backend) firstReads = `<script>${firstReadsScript(backend, slidePreloads)}</script>`;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('{{{firstReads}}}', () => firstReads)
          .replace('{{{loadingStyles}}}', `{${loadingStyles}}`)
          .replaceAll(/\{\{(\w+)\}\}/g, (mark, key: string) => escapeHtml(texts[key] ?? mark)),
    },
  };
}

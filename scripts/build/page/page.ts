import type { Plugin, ResolvedConfig } from 'vite';

import { parseBackend } from '../../../src/config/backend.ts';
import { FIRST_SLIDE_IMAGE } from '../../../src/content/pictures.ts';
import { readSettings } from '../../settings/readSettings.ts';
import { sharing, shop } from '../../settings/shop.ts';
import { readShop } from '../../settings/shopFacts.ts';
import { inlineScript } from '../bundle.ts';
import { fillMarks } from './fillMarks.ts';
import { firstPictureScript, firstReadsScript } from './firstReadsScript.ts';
import { firstStyles } from './firstStyles.ts';
import { sharedLinkTags, verificationTags } from './sharedLink.ts';
import { MANIFEST, webManifest } from './webManifest.ts';

/** The key of the browser's copy (specification 7). */
const SLIDES_COPY = `${shop.storagePrefix}_slides`;

/** Runs in all browsers that know modules, so that too old ones show the phone number. */
const START_TARGET = 'es2015';

/**
 * Fills index.html with the shop's own words, colours, fonts and styles, and puts two scripts into its head: one for older
 * browsers and a start that fails (D18), one that reads the catalogue before the app's bundle has arrived (D13), or fetches
 * the first picture where there is no backend. Writes the web manifest, with which a phone keeps the shop on its home screen.
 */
export function page(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'page',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${MANIFEST}`, (_, response) => {
        response.setHeader('Content-Type', 'application/manifest+json').end(webManifest);
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => ({
        html: fillMarks(html, {
          controls: readShop().shop.openControls ? 'open' : 'closed',
          // Here, after `settings` has checked it: an error of Node.js would show a wrong one.
          website: sharing.website && new URL(sharing.website).href,
          start: `<script>${await startScript()}</script>`,
          firstReads: `<script>${await firstRequestsScript(config)}</script>`,
          firstStyles: config.command === 'build' ? await firstStyles() : '',
        }),
        tags: [...sharedLinkTags(sharing.website), ...verificationTags(readSettings())],
      }),
    },
    generateBundle: {
      // After Vite has written the page.
      order: 'post',
      handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName: MANIFEST, source: webManifest });
        const written = bundle['index.html'];
        if (written?.type === 'asset') written.source = withBundleLast(String(written.source));
      },
    },
  };
}

async function startScript(): Promise<string> {
  return inlineScript('src/page/start.ts', { target: START_TARGET });
}

/** The script of the first read. */
async function firstRequestsScript({ env }: ResolvedConfig): Promise<string> {
  const backend = parseBackend(env['VITE_SUPABASE_URL'], env['VITE_SUPABASE_ANON_KEY']);
  return backend ? firstReadsScript(backend) : firstPictureScript(FIRST_SLIDE_IMAGE, SLIDES_COPY);
}

/**
 * The bundle is the largest file, and nothing can be drawn before its last byte. The small files that the first view
 * needs too come before it: fonts, the answers of the database, the first slide's picture.
 */
function withBundleLast(html: string): string {
  return html.replace('<script type="module"', '$& fetchpriority="low"');
}

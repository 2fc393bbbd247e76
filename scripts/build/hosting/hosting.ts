import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

import { parseBackend } from '../../../src/config/backend.ts';
import { isOn, readSettings } from '../../settings/readSettings.ts';
import { sharing } from '../../settings/shop.ts';
import { readShop } from '../../settings/shopFacts.ts';
import { languageOf } from '../../setup/texts/language.ts';
import { autoPartsStore } from './autoPartsStore.ts';
import { contentSecurityPolicy, withPolicyElement } from './headers/contentSecurityPolicy.ts';
import { headerRules, headersFile } from './headers/responseHeaders.ts';
import { notFoundPage } from './notFoundPage.ts';
import { robots, scriptText, sitemaps } from './searchEngines.ts';
import { readShopCopy, type ShopCopy } from './shopCopy.ts';

/**
 * Writes what a host and a search engine read beside the page: `_headers` with the policy for the finished page (D24),
 * 404.html, robots.txt, a sitemap where the shop's address is known, the database's first page (D43), and JSON-LD in the page. With CSP_META=1 the page
 * also contains the policy, for hosts that send no headers of our own or that would need a new configuration for every
 * build. Where the database does not answer, `npm run deploy` stops, and other builds go on.
 */
export function hosting(): Plugin {
  const { website } = sharing;
  let database: ReturnType<typeof parseBackend>;
  let inPage = false;
  return {
    name: 'hosting',
    apply: 'build',
    configResolved({ env }) {
      database = parseBackend(env['VITE_SUPABASE_URL'], env['VITE_SUPABASE_ANON_KEY']);
      inPage = isOn(readSettings(), 'CSP_META');
    },
    transformIndexHtml() {
      const attrs = { type: 'application/ld+json' };
      const children = scriptText(autoPartsStore(website));
      return [{ tag: 'script', attrs, children, injectTo: 'head' }];
    },
    generateBundle: {
      // After Vite has written the page's final text.
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        // Storybook builds another page.
        if (page?.type !== 'asset') return;
        const copy = database && (await readShopCopy(database, readShop().shop.openControls));
        if (database && copy === undefined && process.env['npm_lifecycle_event'] === 'deploy') {
          this.error(`${TEXTS.turkish.stopped}\n${TEXTS.english.stopped}`);
        }
        if (database) report(copy);
        const notFound = notFoundPage(website);
        // Hosts send the same headers with both pages.
        const policy = contentSecurityPolicy(String(page.source) + notFound, database?.url);
        if (inPage) page.source = withPolicyElement(String(page.source), policy);
        // Vite lists the packages (`build.license`). The fonts are files of our own.
        const licenses = bundle['licenses.txt'];
        if (licenses?.type === 'asset') licenses.source += fontLicense();
        const assets = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
        const rules = headerRules(
          policy,
          assets.map((file) => `/${file}`),
        );
        const files: Record<string, string> = {
          _headers: headersFile(rules),
          '404.html': notFound,
          'robots.txt': robots(website),
          ...(website !== '' && sitemaps(website, copy?.addresses)),
          ...(database && { 'first-page.json': copy?.firstPage ?? 'null' }),
        };
        for (const [fileName, source] of Object.entries(files)) {
          this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
  };
}

const TEXTS = {
  turkish: {
    read: (time: string, count: number) =>
      `Veritabanı okundu (${time}): site haritasında ${count} adres var.`,
    unread: 'Veritabanı yanıt vermedi: site haritasında yalnız ana sayfa var.',
    stopped:
      'Veritabanı yanıt vermedi. Yayındaki site olduğu gibi kalıyor, çünkü yenisinin haritasında parçalar olmazdı. Yeniden deneyin.',
  },
  english: {
    read: (time: string, count: number) =>
      `The database was read (${time}): the sitemap has ${count} ${count === 1 ? 'address' : 'addresses'}.`,
    unread: 'The database did not answer: the sitemap has the first page only.',
    stopped:
      'The database did not answer. What is online stays: its sitemap is better than one without parts. Try again.',
  },
};

const texts = TEXTS[languageOf(process.env)];

function report(copy: ShopCopy | undefined): void {
  const count = (copy?.addresses.length ?? 0) + 1;
  console.log(copy ? texts.read(new Date().toLocaleString('tr-TR'), count) : texts.unread);
}

function fontLicense(): string {
  const text = readFileSync('src/theme/fonts/OFL.txt', 'utf8');
  return `\n## Barlow and Barlow Condensed (OFL-1.1)\n\n${text}`;
}

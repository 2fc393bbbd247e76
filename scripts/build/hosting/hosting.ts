import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

import { parseBackend } from '../../../src/config/backend.ts';
import { isOn, readSettings } from '../../settings/readSettings.ts';
import { sharing } from '../../settings/shop.ts';
import { autoPartsStore } from './autoPartsStore.ts';
import { contentSecurityPolicy, withPolicyElement } from './headers/contentSecurityPolicy.ts';
import { headerRules, headersFile } from './headers/responseHeaders.ts';
import { notFoundPage } from './notFoundPage.ts';
import { robots, scriptText, sitemap } from './searchEngines.ts';

/**
 * Writes what a host and a search engine read beside the page: `_headers` with the policy for the finished page (D24),
 * 404.html, robots.txt, a sitemap where the shop's address is known, and JSON-LD in the page. With CSP_META=1 the page
 * also contains the policy, for hosts that send no headers of our own or that would need a new configuration for every
 * build.
 */
export function hosting(): Plugin {
  const { website } = sharing;
  let databaseUrl: string | undefined;
  let inPage = false;
  return {
    name: 'hosting',
    apply: 'build',
    configResolved({ env }) {
      databaseUrl = parseBackend(env['VITE_SUPABASE_URL'], env['VITE_SUPABASE_ANON_KEY'])?.url;
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
      handler(_, bundle) {
        const page = bundle['index.html'];
        // Storybook builds another page.
        if (page?.type !== 'asset') return;
        const notFound = notFoundPage(website);
        // Hosts send the same headers with both pages.
        const policy = contentSecurityPolicy(String(page.source) + notFound, databaseUrl);
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
          ...(website !== '' && { 'sitemap.xml': sitemap(website) }),
        };
        for (const [fileName, source] of Object.entries(files)) {
          this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
  };
}

function fontLicense(): string {
  const text = readFileSync('src/theme/fonts/OFL.txt', 'utf8');
  return `\n## Barlow and Barlow Condensed (OFL-1.1)\n\n${text}`;
}

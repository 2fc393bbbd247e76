import type { Plugin } from 'vite';

import { sharing } from '../../../src/content/shop.ts';
import { autoPartsStore } from './autoPartsStore.ts';

/** The sitemap's address must be complete; without the shop's address there is none. */
export function robots(website: string): string {
  const lines = ['User-agent: *', 'Allow: /'];
  if (website !== '') lines.push(`Sitemap: ${new URL('sitemap.xml', website).href}`);
  return `${lines.join('\n')}\n`;
}

/** Throws if the address is no address. */
export function sitemap(website: string): string {
  const address = new URL(website).href.replaceAll('&', '&amp;');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>${address}</loc></url>
</urlset>
`;
}

/** The text of a script element cannot contain `</script>` or `<!--`. */
export function scriptText(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/** Writes robots.txt, a sitemap where the shop's address is known, and the shop's JSON-LD. */
export function searchEngines(): Plugin {
  const { website }: { website: string } = sharing;
  return {
    name: 'search-engines',
    apply: 'build',
    generateBundle: {
      // After Vite has written the page.
      order: 'post',
      handler(_, bundle) {
        // Storybook builds another page with the same plugins.
        if (bundle['index.html'] === undefined) return;
        this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots(website) });
        if (website === '') return;
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(website) });
      },
    },
    transformIndexHtml: (_, { path }) => {
      if (path !== '/index.html') return [];
      const attrs = { type: 'application/ld+json' };
      const children = scriptText(autoPartsStore(website));
      return [{ tag: 'script', attrs, children, injectTo: 'head' }];
    },
  };
}

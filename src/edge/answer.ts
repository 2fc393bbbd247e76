import type { Fetch } from '@/data/supabase/restClient';
import { productAddress, productIn, queryIn, searchAddress } from '@/domain/products/pageAddress';

import { listPage } from './listPage';
import { partPage } from './partPage';
import { readDatabase } from './readDatabase';
import { type PageContent, writePage, type Facts } from './writePage';

const SITEMAP = /\/sitemap(?:-([1-9]\d{0,4}))?\.xml$/;
const SITEMAP_LIMIT_MS = 10_000;

/**
 * The page and the sitemap as search engines, chats and readers without scripts need them (D50). Undefined, and after a
 * rejection: the host sends its own file. The build has written a sitemap, too. `facts.website` may be empty: not known.
 */
export async function answer(
  request: Request,
  facts: Facts,
  fetch: Fetch,
): Promise<Response | undefined> {
  const { method } = request;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const url = new URL(request.url);
  const sitemapPage = SITEMAP.exec(url.pathname);
  const answered = sitemapPage
    ? await sitemap(sitemapPage[1], facts, fetch)
    : await page(url, facts, fetch);
  return answered && method === 'HEAD' ? new Response(null, answered) : answered;
}

/** `number`: of the sitemap's page. Undefined: its index. */
async function sitemap(number: string | undefined, { backend, website }: Facts, fetch: Fetch) {
  if (website === '') return undefined;
  const asked = new URLSearchParams({ site: website, ...(number && { page: number }) });
  const path = `rpc/product_sitemap?${asked}`;
  const { body } = await readDatabase(backend, path, fetch, SITEMAP_LIMIT_MS);
  return new Response(body, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600, must-revalidate',
    },
  });
}

async function page({ search, href }: URL, facts: Facts, fetch: Fetch): Promise<Response> {
  const site = { ...facts, website: facts.website || new URL('./', href).href };
  const [address, reading] = contentOf(search, site, fetch);
  // Where the database does not answer, nothing is known of what it has: the app shows what it can.
  const content = await reading?.catch(() => undefined);
  const head = { title: facts.name, description: facts.summary, isIndexed: true };
  const url = new URL(address, site.website).href;
  const html = writePage(site, content ?? { head }, url, facts.website !== '');
  const headers = { 'Content-Type': 'text/html; charset=utf-8', ...facts.headers };
  return new Response(html, { status: content?.status ?? 200, headers });
}

/** What follows the shop's own address, and what stands there. */
function contentOf(search: string, facts: Facts, fetch: Fetch): [string, Promise<PageContent>?] {
  const id = productIn(search);
  if (id !== undefined) return [productAddress(id), partPage(id, facts, fetch)];
  const query = queryIn(search);
  return query ? [searchAddress(query), listPage(query, facts, fetch)] : [''];
}

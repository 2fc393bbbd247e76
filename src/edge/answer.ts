import type { Fetch } from '@/data/supabase/restClient';
import { productAddress, productIn, queryIn, searchAddress } from '@/domain/products/pageAddress';

import type { Facts } from './facts';
import { listPage } from './listPage';
import { partPage } from './partPage';
import { readDatabase } from './readDatabase';
import { type PageContent, writePage } from './writePage';

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
  if (answered === undefined || method === 'GET') return answered;
  return new Response(null, { status: answered.status, headers: answered.headers });
}

/** `number`: of the sitemap's page. Undefined: its index. */
async function sitemap(number: string | undefined, { backend, website }: Facts, fetch: Fetch) {
  if (website === '') return undefined;
  const asked = new URLSearchParams({
    site: website,
    ...(number !== undefined && { page: number }),
  });
  const path = `rpc/product_sitemap?${asked}`;
  const { body, headers } = await readDatabase(backend, path, fetch, SITEMAP_LIMIT_MS);
  const names = ['content-type', 'cache-control'] as const;
  return new Response(body, {
    headers: Object.fromEntries(names.map((name) => [name, headers.get(name) ?? ''])),
  });
}

async function page(url: URL, facts: Facts, fetch: Fetch): Promise<Response> {
  const site = { ...facts, website: facts.website || new URL('./', url).href };
  const content = await contentOf(url.search, site, fetch);
  const headers = { 'Content-Type': 'text/html; charset=utf-8', ...facts.headers };
  const { status = 200 } = content;
  return new Response(writePage(site, content, facts.website !== ''), { status, headers });
}

async function contentOf(search: string, facts: Facts, fetch: Fetch): Promise<PageContent> {
  const id = productIn(search);
  const query = queryIn(search);
  try {
    if (id !== undefined) return await partPage(id, facts, fetch);
    if (query !== undefined) return await listPage(query, facts, fetch);
  } catch {
    // Nothing is known of what the database has: the page names its own address, and the app shows what it can.
  }
  const known = query === undefined ? '' : searchAddress(query);
  return { address: id === undefined ? known : productAddress(id) };
}

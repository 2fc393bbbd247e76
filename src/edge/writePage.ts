import type { PageHead } from '@/content/pageHead';
import { PAGE_DATA_ID, PAGE_TEXT_ID } from '@/domain/products/pageIds';

import type { Facts } from './facts';
import { dataElement, element, type Html } from './html';

/** What the function knows of the page that was asked for. What is undefined stays as the build has written it. */
export interface PageContent {
  /** What follows the shop's own address. */
  address: string;
  status?: number;
  head?: PageHead;
  share?: Share | undefined;
  /** What readers without scripts see of it. */
  text?: readonly Html[];
}

/** What a chat shows of a part. */
interface Share {
  title: string;
  /** The full address of a picture that chats can show. Undefined: the shop's picture. */
  picture: string | undefined;
  /** TL with two decimals. Undefined for a price on request. */
  price: string | undefined;
}

const ATTRIBUTES = String.raw`(?:[^">]|"[^"]*")*`;
const REPLACED = 'name="description"|name="robots"|property="og:(?:title|description|type|url)"';
const PICTURE = 'property="og:image[^"]*"';
const TEXT_PLACE = '<template id="not-started">';

/** `isKnown`: the website is that of the build, and not the one at which the function was asked. */
export function writePage(
  { page, name, website, picture }: Facts,
  { address, head, share, text }: PageContent,
  isKnown: boolean,
): string {
  const url = new URL(address, website).href;
  const title = share?.title ?? head?.title;
  const hasCanonical = isKnown && head?.isIndexed !== false;
  const addresses = [
    hasCanonical ? element('link', { rel: 'canonical', href: url }) : undefined,
    property('og:url', url),
    property('og:site_name', name),
  ];
  if (head === undefined) return put(without(page, 'property="og:url"'), addresses);
  const own = share?.picture;
  const elements = [
    element('title', {}, head.title),
    element('meta', { name: 'description', content: head.description }),
    head.isIndexed ? undefined : element('meta', { name: 'robots', content: 'noindex' }),
    ...addresses,
    property('og:type', share ? 'product' : 'website'),
    property('og:title', title),
    property('og:description', head.description),
    property('og:image', own ?? new URL(picture.file, website).href),
    property('og:image:width', own === undefined ? String(picture.width) : undefined),
    property('og:image:height', own === undefined ? String(picture.height) : undefined),
    property('product:price:amount', share?.price),
    property('product:price:currency', share?.price && 'TRY'),
    head.data && dataElement(PAGE_DATA_ID, 'application/ld+json', head.data),
  ];
  const bare = without(page, `${REPLACED}|${PICTURE}`).replace(/<title>.*?<\/title>/s, '');
  const written = put(bare, elements);
  if (text === undefined) return written;
  const { html } = element('div', { id: PAGE_TEXT_ID }, ...text);
  return written.replace(TEXT_PLACE, () => html + TEXT_PLACE);
}

function property(name: string, content: string | undefined): Html | undefined {
  return content === undefined ? undefined : element('meta', { property: name, content });
}

function without(page: string, names: string): string {
  return page.replaceAll(new RegExp(String.raw`\s*<meta (?:${names})${ATTRIBUTES}>`, 'g'), '');
}

/** Right behind the two elements that must stand at the beginning of a page. */
function put(page: string, elements: readonly (Html | undefined)[]): string {
  const written = elements.map((one) => one?.html ?? '').join('');
  return page.replace(/<meta name="viewport"[^>]*>/, (viewport) => viewport + written);
}

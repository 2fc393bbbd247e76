import { PAGE_DATA_ID, PAGE_TEXT_ID, type PageHead, type Site } from '@/content/pageHead';
import type { Backend } from '@/data/supabase/restClient';
import type { ContactInfo } from '@/domain/contactInfo';

import { dataElement, element, type Html, write } from './html';

/** What the build knows of the shop (scripts/build/edge). Hosts tell a function nothing of the build's settings. */
export interface Facts extends Site {
  /** index.html without the elements that writePage.ts writes. Head and text stand between its pieces. */
  page: readonly [start: string, middle: string, end: string];
  /** The headers with which hosts send it. */
  headers: Readonly<Record<string, string>>;
  backend: Backend;
  contact: ContactInfo;
  /** The shop's own description and picture. */
  summary: string;
  picture: { file: string; width: number; height: number };
}

/** The page that was asked for. */
export interface PageContent {
  status?: number;
  head: PageHead;
  /** What chats show of it, where it is not what they show of the shop. */
  share?: Readonly<Record<string, string | undefined>>;
  /** What readers without scripts see of it. */
  text?: readonly (Html | undefined)[];
}

/** `url`: the page's full address. `isKnown`: it is that of the build, and not the one at which the function was asked. */
export function writePage(
  { page: [start, middle, end], name, website, picture }: Facts,
  { head: { title, description, isIndexed, data }, share, text }: PageContent,
  url: string,
  isKnown: boolean,
): string {
  const properties: PageContent['share'] = {
    'og:type': 'website',
    'og:site_name': name,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': new URL(picture.file, website).href,
    'og:image:width': String(picture.width),
    'og:image:height': String(picture.height),
    ...share,
  };
  const head = [
    element('title', {}, title),
    element('meta', { name: 'description', content: description }),
    isIndexed ? undefined : element('meta', { name: 'robots', content: 'noindex' }),
    isIndexed && isKnown ? element('link', { rel: 'canonical', href: url }) : undefined,
    ...Object.entries(properties).map(([property, content]) =>
      content === undefined ? undefined : element('meta', { property, content }),
    ),
    data && dataElement(PAGE_DATA_ID, 'application/ld+json', data),
  ];
  const shown = text && element('div', { id: PAGE_TEXT_ID }, ...text);
  return start + write(head) + middle + write([shown]) + end;
}

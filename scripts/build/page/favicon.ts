import { readFileSync } from 'node:fs';

/** In characters. A larger picture would delay the page. */
const MOST_IN_PAGE = 2000;

/** The address of the browser tab's icon. A small picture is part of its address, which saves a request; a larger one is a file. */
export function faviconAddress(file: string): string {
  const picture = readFileSync(file, 'utf8').trim();
  if (picture.length > MOST_IN_PAGE) return '/favicon.svg';
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

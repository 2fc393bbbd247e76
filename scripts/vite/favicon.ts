import { readFileSync } from 'node:fs';

/** In characters. A larger picture would delay the page. */
const MOST_IN_PAGE = 2000;

/** The address of the browser tab's icon: the picture itself, so that it costs no request, or of a larger one its file. */
export function faviconAddress(file: string): string {
  const picture = readFileSync(file, 'utf8').trim();
  if (picture.length > MOST_IN_PAGE) return '/favicon.svg';
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

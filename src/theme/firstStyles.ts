const LINK = 'link[data-names]';

/**
 * Lets the styles of the first screen apply, which the build writes into a file (scripts/vite/firstStyles). Returns their
 * names in Emotion's cache, also when called again; none as long as the file has not arrived, or where there is none, as in
 * development.
 */
export function applyFirstStyles(): string[] {
  const link = document.querySelector<HTMLLinkElement>(LINK);
  if (link === null || !hasArrived(link)) return [];
  if (link.media !== 'all') link.media = 'all';
  return link.dataset['names']?.split(' ') ?? [];
}

/** The same as soon as the file has arrived. */
export function applyFirstStylesOnLoad(): void {
  applyFirstStyles();
  document.querySelector(LINK)?.addEventListener('load', () => applyFirstStyles());
}

function hasArrived({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // Of a file that could not be fetched, Chrome has a sheet that may not be read.
    return false;
  }
}

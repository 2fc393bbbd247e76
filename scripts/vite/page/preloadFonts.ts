/** For tabs in the background, which paint nothing, and browsers that do not tell. In milliseconds. */
const UNPAINTED_MS = 300;

/**
 * Puts the preloads of the fonts into the page right after its first paint: Chrome would hold that paint for them, and the
 * loading screen uses none. Not later: they are `optional`, so they must be there when the shop is drawn.
 */
export function preloadFonts(): void {
  if ('PerformanceObserver' in window) {
    new PerformanceObserver(insert).observe({ entryTypes: ['paint'] });
  }
  setTimeout(insert, UNPAINTED_MS);
}

/** The second time the template is empty. */
function insert(): void {
  const fonts = document.querySelector('#fonts');
  if (fonts instanceof HTMLTemplateElement) document.head.append(fonts.content);
}

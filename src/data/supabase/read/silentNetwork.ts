/** The attribute by which the service worker marks a page that it shows because the host does not answer. */
export const SILENT_NETWORK = 'data-silent-network';

/** The shop is then shown within 4 s, because the worker has waited for 3 s (D23). */
const SILENT_LIMIT_MS = 500;

/** Gives the first reads up early where the network has just left the page itself without an answer. */
export function stopOnSilentNetwork(stop: AbortController): void {
  if (document.documentElement.hasAttribute(SILENT_NETWORK)) {
    setTimeout(() => stop.abort(), SILENT_LIMIT_MS);
  }
}

/** The attribute by which the service worker marks a page that it shows because the host does not answer. */
export const SILENT_NETWORK = 'data-silent-network';

/** The shop is then shown within 4 s, because the worker has waited for 3 s (D23). */
export const SILENT_LIMIT_MS = 500;

const PAUSE_MS = 60_000;

/** The page has gone by then, unless the browser has asked about a half-typed form and the owner has stayed. */
const STAYED_MS = 10_000;

/** Other shops of the same origin have other addresses. */
const KEY = `renewed ${window.location.pathname}`;

/** Why code is missing. `offline`: the host does not answer. `outdated`: loading the page again has not helped. */
type MissingCode = 'offline' | 'outdated';

declare global {
  interface Window {
    renewPage?: () => Promise<MissingCode>;
    /** The page has loaded itself again within the last minute. */
    isRenewed?: boolean;
  }
}

let latest = readLatest();
let coming: Promise<MissingCode> | undefined;

/** Offers `renewPage`, and listens to imports that fail: Vite reports each of them by this event. */
export function offerRenewal(): void {
  window.isRenewed = Date.now() - latest < PAUSE_MS;
  window.renewPage = renewPage;
  window.addEventListener('vite:preloadError', () => void renewPage());
}

/**
 * Asks what is wrong when code could not be fetched. A host that answers has a newer build: the page loads itself again,
 * at most once a minute, and this does not resolve (D37). Browsers remember a failed import, so it is also what trying
 * again needs. Several calls at once are one.
 */
export function renewPage(): Promise<MissingCode> {
  if (coming) return coming;
  coming = fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })
    .then(({ ok }) => (ok ? reload() : 'offline'))
    .catch(() => 'offline' as const);
  void coming.then(() => (coming = undefined));
  return coming;
}

function reload(): MissingCode | Promise<MissingCode> {
  const now = Date.now();
  if (now - latest < PAUSE_MS || !keep(now)) return 'outdated';
  latest = now;
  window.location.reload();
  return new Promise((resolve) => setTimeout(() => resolve('outdated'), STAYED_MS));
}

/** False where the browser gives no storage: without the record the page might load itself again and again. */
function keep(time: number): boolean {
  try {
    sessionStorage.setItem(KEY, String(time));
    return true;
  } catch {
    return false;
  }
}

function readLatest(): number {
  try {
    return Number(sessionStorage.getItem(KEY));
  } catch {
    return 0;
  }
}

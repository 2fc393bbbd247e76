const PAUSE_MS = 60_000;

/** What was open, and where the page was scrolled to. An address names the rest. */
export interface Place {
  productId?: number | undefined;
  isAdminOpen: boolean;
  scrollY: number;
}

interface Renewal {
  at: number;
  place?: Place | undefined;
}

/** Why code is missing. `offline`: the host does not answer. `outdated`: loading the page again has not helped. */
export type MissingCode = 'offline' | 'outdated';

let placeNow: () => Place = () => ({ isAdminOpen: false, scrollY: 0 });

/** `describe` is called just before the page loads itself again. */
export function describePlace(describe: () => Place): void {
  placeNow = describe;
}

/** The place where the page was before it loaded itself again. Undefined at the second call. */
export function takePlace(): Place | undefined {
  const { at, place } = readRenewal();
  if (place !== undefined) writeRenewal({ at });
  return place;
}

/** As soon as the page is high enough, for some seconds: it is drawn part by part. */
export function scrollBack(top: number, frames = 300): void {
  if (document.documentElement.scrollHeight >= top + window.innerHeight) {
    window.scrollTo({ top, behavior: 'instant' });
  } else if (frames > 0) requestAnimationFrame(() => scrollBack(top, frames - 1));
}

/**
 * For code that could not be fetched. A host that answers has a newer build: the page loads itself again, at most once a
 * minute, and this never resolves (D37). Browsers remember a failed import, so it is also what trying again needs.
 */
export async function renewPage(): Promise<MissingCode> {
  if (!(await hostAnswers())) return 'offline';
  const at = Date.now();
  const isAgain = at - readRenewal().at < PAUSE_MS;
  // Where the note cannot be written, the page might load itself again and again.
  if (isAgain || !writeRenewal({ at, place: placeNow() })) return 'outdated';
  window.location.reload();
  return new Promise(() => {});
}

async function hostAnswers(): Promise<boolean> {
  try {
    return (await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Other shops of the same origin have other addresses. */
const keyOf = () => `renewed ${new URL('.', document.baseURI).pathname}`;

function readRenewal(): Renewal {
  try {
    return { at: 0, ...(JSON.parse(sessionStorage.getItem(keyOf()) ?? '{}') as Partial<Renewal>) };
  } catch {
    return { at: 0 };
  }
}

function writeRenewal(renewal: Renewal): boolean {
  try {
    sessionStorage.setItem(keyOf(), JSON.stringify(renewal));
    return true;
  } catch {
    return false;
  }
}

/** Other shops of the same origin have other addresses. */
const storageKey = () => `place ${window.location.pathname}`;

export function entryDepth(): number {
  const depth: unknown = window.history.state?.depth;
  return typeof depth === 'number' ? depth : 0;
}

/** `place`: what a reload should open again. */
export function writeEntry(how: 'pushState' | 'replaceState', depth: number, place: unknown): void {
  try {
    window.history[how]({ depth, place, id: Math.random() }, '');
  } catch {
    // Safari takes a hundred entries in half a minute.
  }
}

/** Stores the place of a page that may end: browsers forget what it writes into its entry then. */
export function keepPlace(place: unknown): void {
  const { id = null } = window.history.state ?? {};
  try {
    sessionStorage.setItem(storageKey(), JSON.stringify({ id, place }));
  } catch {}
}

/** Undefined: the page is opened for the first time. */
export function placeOfEntry(): unknown {
  const { id, place } = window.history.state ?? {};
  try {
    // Throws where there is none.
    const last = JSON.parse(sessionStorage.getItem(storageKey()) ?? '');
    return last.id === id ? last.place : place;
  } catch {
    return place;
  }
}

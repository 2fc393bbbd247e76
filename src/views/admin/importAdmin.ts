/** The panel with everything in it: the one chunk that visitors never download (D13). */
export async function importAdmin() {
  const { AdminView } = await import('./AdminView');
  return AdminView;
}

/** Asks for the panel before it is needed. Whether it came shows when it is needed. */
export function prefetchAdmin(): void {
  importAdmin().catch(() => undefined);
}

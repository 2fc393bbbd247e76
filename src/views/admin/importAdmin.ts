export async function importAdmin() {
  const { AdminView } = await import('./AdminView');
  return AdminView;
}

/** Errors are ignored: the panel is imported again when it is opened. */
export function prefetchAdmin(): void {
  importAdmin().catch(() => undefined);
}

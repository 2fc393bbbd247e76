/** The panel's code: once it has arrived, a further call costs nothing. */
export async function importPanel() {
  const { AdminView } = await import('@/panel/door');
  return AdminView;
}

/** Errors are ignored: the panel is imported again when it is opened. */
export function prefetchPanel(): void {
  importPanel().catch(() => undefined);
}

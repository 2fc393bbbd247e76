export async function importProductsTab() {
  const { ProductsTab } = await import('@/views/admin/tabs/ProductsTab');
  return ProductsTab;
}

/** The panel's first tab has a file of its own. Both are fetched side by side. */
export async function importAdmin() {
  const [{ AdminView }] = await Promise.all([import('./AdminView'), importProductsTab()]);
  return AdminView;
}

/** Errors are ignored: the panel is imported again when it is opened. */
export function prefetchAdmin(): void {
  importAdmin().catch(() => undefined);
}

/** What is open comes first, because a narrow tab of the browser shows only the beginning. `shop`: its full name. */
export function pageTitle(shop: string, open?: string): string {
  return open === undefined ? shop : `${open} | ${shop}`;
}

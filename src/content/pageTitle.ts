import { shop } from './shop';

/** What is open comes first, because a narrow tab of the browser shows only the beginning. */
export function pageTitle(open?: string): string {
  const name = `${shop.name} ${shop.tradingWord}`;
  return open === undefined ? name : `${open} | ${name}`;
}

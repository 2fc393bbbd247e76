import { shop } from './shop';

/** What is open comes first: a narrow tab shows only the beginning. */
export function pageTitle(open: string): string {
  return `${open} | ${shop.name} ${shop.tradingWord}`;
}

import { shop } from './shop';

/** What is open comes first, because a narrow tab of the browser shows only the beginning. */
export function pageTitle(open: string): string {
  return `${open} | ${shop.name} ${shop.tradingWord}`;
}

import { shop } from './shop';

const SHOP_NAME = `${shop.name} ${shop.tradingWord}`;

/** What is open comes first, because a narrow tab of the browser shows only the beginning. */
export function pageTitle(open?: string, name: string = SHOP_NAME): string {
  return open === undefined ? name : `${open} | ${name}`;
}

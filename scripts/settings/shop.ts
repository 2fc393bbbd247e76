import { readShop } from './shopFacts.ts';

/** The shop as the settings name it, for scripts. Code of the page gets the same from `shopModule`. */
export const { shop, sharing } = readShop();

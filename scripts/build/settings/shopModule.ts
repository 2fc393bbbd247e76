import type { Plugin } from 'vite';

import { readShop } from '../../settings/shopFacts.ts';

/** Writes src/content/shop.ts anew with what readShop says, so that nothing of the sample shop is left in the page (D49). */
export function shopModule(): Plugin {
  return {
    name: 'shop-module',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/content\/shop\.ts$/ },
      handler: () =>
        Object.entries(readShop())
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n'),
    },
  };
}

import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const SAMPLES = fileURLToPath(new URL('../../src/data/schema/samples.ts', import.meta.url));

/** Gives `npm run dev` with TRADER=1 a real trader's catalogue in place of the samples. No build has it. */
export function traderCatalog(): Plugin {
  return {
    name: 'trader-catalog',
    apply: (_, { command }) => command === 'serve' && process.env['TRADER'] === '1',
    load(id) {
      if (id !== SAMPLES) return undefined;
      return `export { traderCatalog as sampleCatalog } from '/stories/fixtures/trader/traderCatalog.ts';`;
    },
  };
}

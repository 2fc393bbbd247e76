import path from 'node:path';

import { build } from 'vite';

import type { Facts } from '../../../src/edge/facts.ts';
import { shopModule } from '../settings/shopModule.ts';

/**
 * One file without imports, because hosts know neither the alias `@/` nor the settings of the build. What throws in it is
 * logged, and the host sends its own file.
 */
export async function bundleEdge(facts: Facts): Promise<string> {
  const entry = path.resolve('src/edge/entry.ts');
  const code = `
    import { answer as answerFor } from './answer';
    const facts = ${JSON.stringify(facts)};
    const report = (error) => void console.error(error);
    export const answer = (request) => answerFor(request, facts, fetch).catch(report);
  `;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    plugins: [
      shopModule(),
      {
        name: 'edge-entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      target: 'es2022',
      write: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        // Leaves out the REST client, from whose file only the address and headers are needed.
        treeshake: { moduleSideEffects: [entry] },
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  if (!('output' in result) || result.output.length > 1) throw new TypeError('Expected one file');
  return result.output[0].code;
}

import path from 'node:path';

import { build } from 'vite';

import type { Backend } from '../../src/data/supabase/restClient.ts';

/** There is no such file; the plugin below answers for it. */
const ENTRY = path.resolve('src/first-reads-entry.ts');

/** Bundles sendFirstReads with the settings of this backend into the text of an inline script. */
export async function firstReadsScript(backend: Backend): Promise<string> {
  const code = `
    import { sendFirstReads } from '@/data/supabase/read/firstReads';
    sendFirstReads(${JSON.stringify(backend)});
  `;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    plugins: [
      {
        name: 'first-reads-entry',
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: ENTRY,
        // Leaves out the REST client, from whose file only the address and headers are needed.
        treeshake: { moduleSideEffects: false },
        output: { format: 'iife' },
      },
    },
  });
  if (!('output' in result)) throw new TypeError('Expected one bundle');
  return escapeForHtml(result.output[0].code.trim());
}

/** Inside a string or a regular expression the backslash changes nothing. */
function escapeForHtml(code: string): string {
  return code.replaceAll('</', String.raw`<\/`).replaceAll('<!--', String.raw`<\!--`);
}

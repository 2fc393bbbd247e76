import path from 'node:path';

import type { Backend } from '../../src/data/supabase/restClient.ts';
import { OLDEST_BROWSERS } from './browsers.ts';
import { inlineScript } from './inlineScript.ts';

/** There is no such file; the plugin below answers for it. */
const ENTRY = path.resolve('src/first-reads-entry.ts');

/** Bundles sendFirstReads with the settings of this backend into the text of an inline script. */
export async function firstReadsScript(backend: Backend): Promise<string> {
  const code = `
    import { sendFirstReads } from '@/data/supabase/read/firstReads';
    sendFirstReads(${JSON.stringify(backend)});
  `;
  return inlineScript(ENTRY, OLDEST_BROWSERS, [
    {
      name: 'first-reads-entry',
      resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
      load: (id) => (id === ENTRY ? code : undefined),
    },
  ]);
}

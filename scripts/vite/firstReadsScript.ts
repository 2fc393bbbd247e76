import type { Backend } from '../../src/data/supabase/restClient.ts';
import { OLDEST_BROWSERS } from './browsers.ts';
import { inlineCode } from './inlineScript.ts';

/** Bundles sendFirstReads with the settings of this backend into the text of an inline script. */
export async function firstReadsScript(backend: Backend): Promise<string> {
  const code = `
    import { sendFirstReads } from '@/data/supabase/read/firstReads';
    sendFirstReads(${JSON.stringify(backend)});
  `;
  return inlineCode('src', code, OLDEST_BROWSERS);
}

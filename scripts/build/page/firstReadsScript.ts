import type { Backend } from '../../../src/data/supabase/restClient.ts';
import { OLDEST_BROWSERS } from '../browsers.ts';
import { inlineCode } from '../inlineScript.ts';

/**
 * Bundles sendFirstReads with the settings of this backend into the text of an inline script. With `inOne` it asks for
 * the first page of all tables in one request.
 */
export async function firstReadsScript(backend: Backend, inOne = false): Promise<string> {
  const send = inOne ? 'withFirstPage(backend, fetch)' : 'fetch';
  const code = `
    import { withFirstPage } from '@/data/supabase/read/firstPage';
    import { sendFirstReads } from '@/data/supabase/read/firstReads';
    const backend = ${JSON.stringify(backend)};
    sendFirstReads(backend, ${send});
  `;
  return inlineCode('src', code, OLDEST_BROWSERS);
}

/** The same for preloadSamplePicture. The key is an argument because the shop's texts would come with its function. */
export async function firstPictureScript(address: string, copyKey: string): Promise<string> {
  const code = `
    import { preloadSamplePicture } from './firstPicture';
    preloadSamplePicture(...${JSON.stringify([address, copyKey])});
  `;
  return inlineCode('src/page', code, OLDEST_BROWSERS);
}

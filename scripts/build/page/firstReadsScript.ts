import path from 'node:path';

import type { Backend } from '../../../src/data/supabase/restClient.ts';
import { OLDEST_BROWSERS } from '../browsers.ts';
import { inlineCode, inlineScript } from '../inlineScript.ts';

/** The text of the inline script that reads the first page. */
export async function firstReadsScript(backend: Backend): Promise<string> {
  const define = { BACKEND: JSON.stringify(backend) };
  return inlineScript(path.resolve('src/page/firstPage.ts'), OLDEST_BROWSERS, { define });
}

/** The one that fetches the first sample's picture. The key is an argument because the shop's texts would come with its function. */
export async function firstPictureScript(address: string, copyKey: string): Promise<string> {
  const code = `
    import { preloadSamplePicture } from './firstPicture';
    preloadSamplePicture(...${JSON.stringify([address, copyKey])});
  `;
  return inlineCode('src/page', code, OLDEST_BROWSERS);
}

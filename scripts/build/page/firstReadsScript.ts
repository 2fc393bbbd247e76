import type { Backend } from '../../../src/data/supabase/restClient.ts';
import { inlineScript } from '../bundle.ts';

/** The text of the inline script that reads the first page. */
export async function firstReadsScript(backend: Backend): Promise<string> {
  return inlineScript('src/page/firstPage.ts', { define: { BACKEND: JSON.stringify(backend) } });
}

/** The one that fetches the first sample's picture. The key is an argument because the shop's texts would come with its function. */
export async function firstPictureScript(address: string, copyKey: string): Promise<string> {
  const code = `
    import { preloadSamplePicture } from './firstPicture';
    preloadSamplePicture(...${JSON.stringify([address, copyKey])});
  `;
  return inlineScript('src/page/inline.ts', { code });
}

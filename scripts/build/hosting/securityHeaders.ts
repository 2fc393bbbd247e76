import { loadEnv, type Plugin } from 'vite';

import { parseBackend } from '../../../src/config/backend.ts';
import { contentSecurityPolicy, withPolicyElement } from './contentSecurityPolicy.ts';
import { headerRules, headersFile } from './responseHeaders.ts';

/**
 * Writes `_headers` with the policy for the finished page (D24). With CSP_META=1 the page also contains the policy, for
 * hosts that send no headers of our own or that would need a new configuration for every build.
 */
export function securityHeaders(): Plugin {
  let databaseUrl: string | undefined;
  let inPage = false;
  return {
    name: 'security-headers',
    apply: 'build',
    configResolved({ env, mode }) {
      databaseUrl = parseBackend(env['VITE_SUPABASE_URL'], env['VITE_SUPABASE_ANON_KEY'])?.url;
      inPage = loadEnv(mode, process.cwd(), 'CSP_META')['CSP_META'] === '1';
    },
    generateBundle: {
      // After Vite has written the page's final text.
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        // Storybook builds another page with the same plugins.
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        const policy = contentSecurityPolicy(html, databaseUrl);
        if (inPage) page.source = withPolicyElement(html, policy);
        const source = headersFile(headerRules(policy));
        this.emitFile({ type: 'asset', fileName: '_headers', source });
      },
    },
  };
}

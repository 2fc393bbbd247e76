import type { Plugin } from 'vite';

/**
 * Vite wraps each late import in code that fetches its style sheets first. The shop has none, so the wrapper, which
 * every visitor would download, becomes the import itself.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

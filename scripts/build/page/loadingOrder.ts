import type { Plugin } from 'vite';

/**
 * The bundle is the largest file, and nothing can be drawn before its last byte. The small files that the first view
 * needs too come before it: fonts, the answers of the database, the first slide's picture.
 */
export function loadingOrder(): Plugin {
  return {
    name: 'loading-order',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<script type="module"', '$& fetchpriority="low"'),
    },
  };
}

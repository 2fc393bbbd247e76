import type { Plugin } from 'vite';

/** Chrome obeys this line at the beginning of a file (https://v8.dev/blog/explicit-compile-hints). Elsewhere it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets Chrome compile all functions of the first screen's bundle in another thread, while the bundle arrives. Otherwise
 * Chrome compiles most of them when the bundle runs, in the longest task of a visit.
 */
export function eagerFunctions(): Plugin {
  return {
    name: 'eager-functions',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.isEntry) file.code = HINT + file.code;
      }
    },
  };
}

import { createHash } from 'node:crypto';

import type { Plugin } from 'vite';

export interface Replacement {
  /** The end of the module's path: package and file. */
  module: string;
  /** The end of the path of a module that imports it. */
  importedBy: string;
  code: string | ((original: string) => string);
  reason: string;
}

/**
 * Gives new code to modules of libraries: in builds, and where Vite prepares packages for a development server, Storybook
 * and story tests. A build stops if nothing is there to replace, or if other modules import it than those of the table.
 */
export function replaceModules(replacements: readonly Replacement[]): Plugin {
  const replaced = new Map<Replacement, string>();
  const transform = {
    filter: { id: replacements.map(({ module }) => endOf(module)) },
    handler(original: string, id: string) {
      const replacement = replacements.find(({ module }) => endOf(module).test(id));
      if (!replacement) return null;
      const code = newCode(replacement, original);
      if (code !== original) replaced.set(replacement, id);
      return { code, map: null };
    },
  };
  return {
    name: 'replace-modules',
    enforce: 'pre',
    config: () => ({
      optimizeDeps: {
        rolldownOptions: {
          plugins: [
            // Vite prepares the packages again when the name changes.
            { name: `replace-modules-${digest(replacements)}`, transform },
          ],
        },
      },
    }),
    transform,
    generateBundle() {
      const idle = replacements.filter((replacement) => {
        const { importers = [] } = this.getModuleInfo(replaced.get(replacement) ?? '') ?? {};
        return !importers.some((id) => endOf(replacement.importedBy).test(id));
      });
      if (idle.length > 0) this.error(`Moved or changed in a library:\n${list(idle)}`);
    },
  };
}

function endOf(module: string): RegExp {
  return new RegExp(String.raw`${module.replaceAll('.', String.raw`\.`)}(\?|$)`);
}

function newCode({ code }: Replacement, original: string): string {
  return typeof code === 'string' ? code : code(original);
}

function digest(replacements: readonly Replacement[]): string {
  const codes = replacements.map(({ module, code }) => module + String(code));
  return createHash('sha256').update(codes.join('\n')).digest('hex').slice(0, 8);
}

function list(replacements: readonly Replacement[]): string {
  return replacements
    .map(({ module, importedBy, reason }) => `${module} in ${importedBy}: ${reason}`)
    .join('\n');
}

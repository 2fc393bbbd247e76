import type { Plugin } from 'vite';

interface Modules {
  /** The files that get the new code. Other files keep the library's own. */
  importedBy: RegExp;
  /** New code of a module, by the path with which those files import it. */
  replacements: Readonly<Record<string, string>>;
}

/** Gives new code to modules of a library, in the built shop only. */
export function replaceModules(name: string, { importedBy, replacements }: Modules): Plugin {
  const prefix = `\0${name}:`;
  return {
    name,
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\.?\/.+\.mjs$/ },
      handler: (id, importer) =>
        Object.hasOwn(replacements, id) && importer !== undefined && importedBy.test(importer)
          ? prefix + id
          : undefined,
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler: (id) => replacements[id.slice(prefix.length)],
    },
  };
}

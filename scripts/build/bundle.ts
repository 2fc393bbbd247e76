import path from 'node:path';

import { build, type InlineConfig } from 'vite';

import { OLDEST_BROWSERS } from './browsers.ts';

interface Options extends Pick<InlineConfig, 'define' | 'plugins'> {
  /** The source text of the entry, if the entry is not a file. */
  code?: string;
  target?: string;
}

/** Bundles an entry into one file without imports. With `es` the file keeps the exports of the entry, with `iife` it has none. */
export async function bundle(
  file: string,
  format: 'es' | 'iife',
  { code, define = {}, plugins = [], target }: Options = {},
): Promise<string> {
  const entry = path.resolve(file);
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    define,
    plugins: [
      ...plugins,
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      target: target ?? OLDEST_BROWSERS,
      write: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: format === 'es' ? 'strict' : false,
        // The entry uses two small functions of the REST client's file. Without this option the client would be in the bundle, too.
        treeshake: { moduleSideEffects: [entry] },
        output: { format, codeSplitting: false },
      },
    },
  });
  if (!('output' in result) || result.output.length > 1) throw new TypeError('Expected one file');
  return result.output[0].code;
}

/** The text of an inline script. In HTML `</` and `<!--` could end it early; with a backslash strings and patterns mean the same. */
export async function inlineScript(file: string, options?: Options): Promise<string> {
  const code = await bundle(file, 'iife', options);
  return code
    .trim()
    .replaceAll('</', String.raw`<\/`)
    .replaceAll('<!--', String.raw`<\!--`);
}

import path from 'node:path';

import { build, type InlineConfig } from 'vite';

import { OLDEST_BROWSERS } from './browsers.ts';

interface Options extends Pick<InlineConfig, 'define' | 'plugins'> {
  /** The source text of the entry, if the entry is not a file. */
  code?: string;
  target?: string;
}

/** Bundles an entry into one file without imports. Only `es` keeps its exports. */
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
        // The entry needs only address and headers of the REST client's file. The client itself is left out.
        treeshake: { moduleSideEffects: [entry] },
        output: { format, codeSplitting: false },
      },
    },
  });
  if (!('output' in result) || result.output.length > 1) throw new TypeError('Expected one file');
  return result.output[0].code;
}

/** The text of an inline script. A backslash changes nothing inside a string or a regular expression. */
export async function inlineScript(file: string, options?: Options): Promise<string> {
  const code = await bundle(file, 'iife', options);
  return code
    .trim()
    .replaceAll('</', String.raw`<\/`)
    .replaceAll('<!--', String.raw`<\!--`);
}

import path from 'node:path';

import { build, type InlineConfig } from 'vite';

/** Bundles a file into the text of an inline script. `define` sets its constants. */
export async function inlineScript(
  input: string,
  target: string | string[],
  options: Pick<InlineConfig, 'define' | 'plugins'> = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    ...options,
    build: {
      target,
      write: false,
      rolldownOptions: {
        input,
        // Leaves out the REST client, from whose file only the address and headers are needed.
        treeshake: { moduleSideEffects: [input] },
        output: { format: 'iife' },
      },
    },
  });
  if (!('output' in result)) throw new TypeError('Expected one bundle');
  return escapeForHtml(result.output[0].code.trim());
}

/** Bundles `code`, which is in no file, into the text of an inline script. Its imports are looked up as if it were in `folder`. */
export async function inlineCode(
  folder: string,
  code: string,
  target: string | string[],
): Promise<string> {
  const entry = path.resolve(folder, 'inline-entry.ts');
  return inlineScript(entry, target, {
    plugins: [
      {
        name: 'inline-entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
  });
}

/** A backslash changes nothing inside a string or a regular expression. */
function escapeForHtml(code: string): string {
  return code.replaceAll('</', String.raw`<\/`).replaceAll('<!--', String.raw`<\!--`);
}

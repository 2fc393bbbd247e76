import type { Rolldown } from 'vite';

/** Everything that only the owner loads is reached through this chunk (vite.config.ts). */
const OWNERS_CHUNK = 'panel';

interface VisitorFiles {
  /** The name of the script that the page begins with. */
  entry: string;
  contents: Map<string, string | Uint8Array>;
}

/** The files of a build that a visitor's page may load: its chunks, without those of the panel, and its assets. */
export function visitorFiles(bundle: Rolldown.OutputBundle): VisitorFiles {
  const outputs = Object.values(bundle);
  const entry = outputs.find((output) => output.type === 'chunk' && output.isEntry);
  if (entry?.type !== 'chunk') throw new Error('The build has no entry');
  const contents: VisitorFiles['contents'] = new Map();

  const addChunk = (fileName: string) => {
    const output = bundle[fileName];
    if (output?.type !== 'chunk' || output.name === OWNERS_CHUNK || contents.has(fileName)) return;
    contents.set(fileName, output.code);
    for (const next of [...output.imports, ...output.dynamicImports]) addChunk(next);
  };
  addChunk(entry.fileName);
  for (const output of outputs) {
    if (output.type === 'asset' && output.fileName.startsWith('assets/')) {
      contents.set(output.fileName, output.source);
    }
  }
  return { entry: entry.fileName, contents };
}

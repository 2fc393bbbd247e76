import type { Rolldown } from 'vite';

/** Chunks of scripts/build/chunks.ts. Only through them is reached what the owner loads, and what open controls load (D22). */
const OWNERS_CHUNK = 'panel';
const OPEN_CONTROLS_CHUNK = 'search';
/** Who has been here before has a copy of his own (D43). */
const BUILT_CATALOG_CHUNK = 'builtCatalog';

export interface VisitorFiles {
  /** The name of the script that the page begins with. */
  entry: string;
  contents: Map<string, string | Uint8Array>;
}

/** The files of a build that a visitor's page may load: its assets, and its chunks without those of others. */
export function visitorFiles(
  bundle: Rolldown.OutputBundle,
  hasOpenControls: boolean,
): VisitorFiles {
  const others = [OWNERS_CHUNK, BUILT_CATALOG_CHUNK];
  if (!hasOpenControls) others.push(OPEN_CONTROLS_CHUNK);
  const outputs = Object.values(bundle);
  const entry = outputs.find((output) => output.type === 'chunk' && output.isEntry);
  if (entry?.type !== 'chunk') throw new Error('The build has no entry');
  const contents: VisitorFiles['contents'] = new Map();

  const addChunk = (fileName: string) => {
    const output = bundle[fileName];
    if (output?.type !== 'chunk' || others.includes(output.name) || contents.has(fileName)) return;
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

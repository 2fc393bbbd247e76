import { brotliCompressSync } from 'node:zlib';

/**
 * The limit in bytes for all scripts of a visit until the catalogue is shown. A larger download costs a slow connection one
 * more round trip (docs/performance.md).
 */
const MOST_SCRIPTS = 132_500;

/** The size of a text as a server sends it. */
export function compressedSize(text: Buffer): number {
  return brotliCompressSync(text).length;
}

/** The text says what to do. Undefined where a visitor's scripts are light enough. */
export function weightProblem(bytes: number): string | undefined {
  if (bytes <= MOST_SCRIPTS) return undefined;
  return (
    `A visitor downloads ${bytes} bytes of scripts, ${bytes - MOST_SCRIPTS} too many: ` +
    'import late what the first screen does not need (src/hooks/lateImport.ts), or write plain elements and ' +
    'say so in the table "Where MUI\'s component is not used" (CONTRIBUTING.md).'
  );
}

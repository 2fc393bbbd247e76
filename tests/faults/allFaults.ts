import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A mistake as a developer makes it, planted in one place to see which test notices. */
export interface Fault {
  title: string;
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  /** What should notice, such as `unit src/domain`: a Vitest project, or `e2e` for Playwright, and files of it. */
  tests: readonly string[];
}

const folder = import.meta.dirname;

/**
 * The faults of the lists beside this file: below `@@ file | tests`, each has a title, the text to find and its
 * replacement.
 */
export const allFaults: readonly Fault[] = globSync('*.diff', { cwd: folder })
  .toSorted()
  .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split(/^@@ /m).slice(1))
  .flatMap(faultsOf);

function faultsOf(group: string): Fault[] {
  const [head = '', ...faults] = group.trimEnd().split(/\n+(?=[^-+\n])/);
  const [file = '', ...tests] = head.split(' | ');
  return faults.map((fault) => {
    const [title = '', ...lines] = fault.split('\n');
    return { title, file, find: textOf(lines, '- '), replace: textOf(lines, '+ '), tests };
  });
}

function textOf(lines: readonly string[], mark: string): string {
  return lines
    .filter((line) => line.startsWith(mark))
    .map((line) => line.slice(mark.length))
    .join('\n');
}

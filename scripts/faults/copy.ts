import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Fault } from '../../tests/faults/allFaults.ts';

export const COPY = path.resolve('.local/faults');

const git = (...args: string[]) => execFileSync('git', args, { stdio: 'ignore' });

/** Checks out the last commit into a folder of its own. Its packages are hard links, because copies take long. */
export function makeCopy(): void {
  removeCopy();
  // Forced: git may still know a copy whose folder somebody has removed.
  git('worktree', 'add', '--force', '--detach', COPY);
  const packages = path.join(COPY, 'node_modules');
  execFileSync('cp', ['-al', 'node_modules', packages]);
  // The tools of the copy write new caches; a hard link would change ours.
  for (const cache of ['.cache', '.vite']) {
    rmSync(path.join(packages, cache), { recursive: true, force: true });
  }
}

/** Does nothing where there is no copy. One may be left by a run that was interrupted. */
export function removeCopy(): void {
  if (existsSync(COPY)) git('worktree', 'remove', '--force', COPY);
}

/** Changes the file in the copy. Returns a function that restores it. */
export function plant({ file, find, replace }: Fault): () => void {
  const place = path.join(COPY, file);
  const text = readFileSync(place, 'utf8');
  writeFileSync(
    place,
    text.replace(find, () => replace),
  );
  return () => writeFileSync(place, text);
}

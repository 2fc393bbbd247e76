import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Fault } from '../../tests/faults/fault.ts';

export const COPY = path.resolve('.local/faults');

const git = (...args: string[]) => execFileSync('git', args, { stdio: 'ignore' });

/** The last commit, with packages by hard links: Vite and Node.js then see a clone like any other. */
export function makeCopy(): void {
  removeCopy();
  git('worktree', 'add', '--detach', COPY);
  const packages = path.join(COPY, 'node_modules');
  execFileSync('cp', ['-al', 'node_modules', packages]);
  // Tools write into their caches, and would write into ours.
  for (const cache of ['.cache', '.vite']) {
    rmSync(path.join(packages, cache), { recursive: true, force: true });
  }
}

/** Also what an interrupted run has left. */
export function removeCopy(): void {
  if (existsSync(COPY)) git('worktree', 'remove', '--force', COPY);
}

/** Returns what puts the file back. */
export function plant({ file, find, replace }: Fault): () => void {
  const place = path.join(COPY, file);
  const text = readFileSync(place, 'utf8');
  writeFileSync(
    place,
    text.replace(find, () => replace),
  );
  return () => writeFileSync(place, text);
}

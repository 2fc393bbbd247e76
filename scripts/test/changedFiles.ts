import { spawnSync } from 'node:child_process';

function git(...args: string[]): string[] {
  return spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
}

/** Files that differ from the main branch, committed or not. */
export function changedFiles(): string[] {
  const bases = ['origin/main', 'main'].flatMap((branch) => git('merge-base', branch, 'HEAD'));
  return [
    ...git('diff', '--name-only', bases[0] ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

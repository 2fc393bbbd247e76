import { readdirSync, readFileSync } from 'node:fs';

/** The processes whose command lines contain `folder`: both servers and the shells that guard them. */
export function processesOf(folder: string): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((entry) => ({ pid: Number(entry), command: commandLine(entry) }))
    .filter(({ command }) => command.includes(folder));
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    // The process has ended since the folder was read.
    return '';
  }
}

import { readFileSync } from 'node:fs';

/**
 * Identifies the parent process and, if that is the shell in which npm runs a script, npm too. The result changes when
 * one of them has ended. This is needed because a signal that ends only them does not reach this process.
 */
export function waitingParents(): string {
  const { ppid } = process;
  try {
    const status = readFileSync(`/proc/${ppid}/status`, 'utf8');
    const isShell = /^Name:\t(sh|dash|bash)$/m.test(status);
    return isShell ? `${ppid} ${/^PPid:.*/m.exec(status)?.[0]}` : String(ppid);
  } catch {
    // Without /proc (outside Linux) only the parent is known.
    return String(ppid);
  }
}

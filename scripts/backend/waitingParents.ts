import { readFileSync } from 'node:fs';

/**
 * Whom we run for: our parent and, where that is the shell in which npm runs a script, npm as well. The
 * answer changes when one of them is gone. A signal that ends only them is not passed on to us.
 */
export function waitingParents(): string {
  const { ppid } = process;
  try {
    const status = readFileSync(`/proc/${ppid}/status`, 'utf8');
    const isShell = /^Name:\t(sh|dash|bash)$/m.test(status);
    return isShell ? `${ppid} ${/^PPid:.*/m.exec(status)?.[0]}` : String(ppid);
  } catch {
    // No /proc outside Linux; there we know our own parent only.
    return String(ppid);
  }
}

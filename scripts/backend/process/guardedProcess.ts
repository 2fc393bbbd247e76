import { spawn } from 'node:child_process';
import { appendFileSync, closeSync, openSync, readFileSync } from 'node:fs';

import type { ProcessUser } from './processUser.ts';

export interface GuardedCommand {
  command: string;
  args: string[];
  /** File for the output of the child. */
  log: string;
  user: ProcessUser;
  cwd?: string;
  /** The signal that asks the child to end. */
  stopSignal: 'INT' | 'TERM';
  /** A folder that is deleted after the child was stopped, by stop() or because this process has ended. */
  discard?: string;
}

export interface GuardedProcess {
  /** Resolves with the exit code. */
  readonly exited: Promise<number>;
  hasExited: () => boolean;
  logTail: () => string;
  stop: () => Promise<void>;
}

/**
 * A shell that starts the child and reads from a pipe whose other end is in this process. However this process
 * ends, even by SIGKILL, the kernel closes the pipe, and then the shell stops the child.
 */
const GUARD = `
signal=$1 discard=$2
shift 2
exec 3<&0
"$@" 3<&- </dev/null &
child=$!
{ read -r line <&3; kill -"$signal" $child; } 2>/dev/null &
watcher=$!
wait $child
status=$?
# The watcher no longer runs if it has stopped the child.
kill $watcher 2>/dev/null || [ -z "$discard" ] || rm -rf -- "$discard"
exit $status
`;

export function startGuarded(guarded: GuardedCommand): GuardedProcess {
  const { command, args, log, user, cwd, stopSignal, discard = '' } = guarded;
  const output = openSync(log, 'a');
  const child = spawn('sh', ['-c', GUARD, 'guard', stopSignal, discard, command, ...args], {
    ...user,
    cwd,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    // A session of its own, so that Ctrl-C reaches only this process, which stops the children in order.
    detached: true,
    stdio: ['pipe', output, output],
  });
  closeSync(output);
  child.stdin?.on('error', () => {});

  let code: number | undefined;
  const exited = new Promise<number>((resolve) => {
    const end = (status: number | null) => {
      code ??= status ?? 1;
      resolve(code);
    };
    child.once('exit', end);
    child.once('error', (error) => {
      appendFileSync(log, String(error));
      end(null);
    });
  });

  return {
    exited,
    hasExited: () => code !== undefined,
    logTail: () => readFileSync(log, 'utf8').slice(-800).trim(),
    stop: async () => {
      child.stdin?.end();
      await exited;
    },
  };
}

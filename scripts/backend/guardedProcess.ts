import { spawn } from 'node:child_process';
import { appendFileSync, closeSync, openSync, readFileSync } from 'node:fs';

import type { ProcessUser } from './processUser.ts';

export interface GuardedCommand {
  command: string;
  args: string[];
  /** Where the child's own words go. */
  log: string;
  user: ProcessUser;
  cwd?: string;
  /** What asks the child to end. */
  stopSignal: 'INT' | 'TERM';
  /** Removed when the child has been stopped, by us or by our death. */
  discard?: string;
}

export interface GuardedProcess {
  /** The exit code, once there is one. */
  readonly exited: Promise<number>;
  hasExited: () => boolean;
  logTail: () => string;
  stop: () => Promise<void>;
}

/**
 * The child's own shell, which waits at our end of a pipe. The kernel closes that end however we die,
 * SIGKILL included, and then the shell stops the child.
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
# The watcher is gone when it was the one who stopped the child.
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
    // Its own session: Ctrl-C reaches us alone, and we stop things in order.
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

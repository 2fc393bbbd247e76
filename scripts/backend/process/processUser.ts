import { spawnSync } from 'node:child_process';

/** The user of a child process; empty for the user of this process. */
export interface ProcessUser {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root. This account exists on every Linux. */
const NOBODY = 65534;

export function unprivilegedUser(): ProcessUser {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

/** Makes `user` the owner of a file, or of a folder and its content. */
export function giveTo({ uid, gid }: ProcessUser, path: string): void {
  if (uid !== undefined) spawnSync('chown', ['-R', `${uid}:${gid}`, path]);
}

import { spawnSync } from 'node:child_process';

/** Whom a child process runs as; empty for the user who started us. */
export interface ProcessUser {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses root. This account is there on every Linux, so none has to be made. */
const NOBODY = 65534;

export function unprivilegedUser(): ProcessUser {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

/** Makes `user` the owner of a file or of a folder with all that is in it. */
export function giveTo({ uid, gid }: ProcessUser, path: string): void {
  if (uid !== undefined) spawnSync('chown', ['-R', `${uid}:${gid}`, path]);
}

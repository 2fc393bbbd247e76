import { createAsk } from './ask';
import type { Backend } from './endpoint';
import { createReplaceCatalog, type ReplaceCatalog } from './replaceCatalog';
import type { Fetch } from './restClient';
import { createWrite, type Write } from './write';
import { createWriteClient } from './writeClient';

export interface WriteAccess {
  backend: Backend;
  fetch: Fetch;
  /** Milliseconds for each answer. */
  limit: number;
  /** Undefined before the owner has logged in. */
  password: () => string | undefined;
}

export interface Writer {
  write: Write;
  replaceCatalog: ReplaceCatalog;
}

export function connectWriter({ backend, fetch, limit, password }: WriteAccess): Writer {
  const client = createWriteClient(backend, fetch);
  const ask = createAsk(limit, password);
  return {
    write: createWrite(client, ask),
    replaceCatalog: createReplaceCatalog(client, ask),
  };
}

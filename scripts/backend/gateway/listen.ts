import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How long a connection stays open without a request. Node's own 5 s are too short: on a busy computer the connection was
 * closed just when a browser sent the next request, which failed.
 */
export const KEEP_ALIVE_MS = 65_000;

/** Listens on `port` or the next free one after it; 0 lets the system choose. Returns the port. */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  for (let candidate = port; ; candidate += 1) {
    try {
      server.listen(candidate, host);
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}

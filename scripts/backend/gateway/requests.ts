import type { IncomingHttpHeaders } from 'node:http';

/** A request as the gateway received it. */
export interface SeenRequest {
  readonly method: string;
  /** Path and query below /rest/v1, such as `/products?select=*`; a picture's whole path, from /storage/v1 on. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Empty for a picture. */
  readonly body: string;
  /** The status of the answer; missing until there is one. */
  status?: number;
}

/**
 * Faults that a test can cause: the gateway answers with a given status, never answers, closes the connection, or
 * runs the request and loses the answer.
 */
export type Fault = { status: number; body?: unknown } | 'hang' | 'drop' | 'lose answer';

/** Called before a request is forwarded. May wait, to make the backend slow. */
export type RequestHook = (request: SeenRequest) => Fault | undefined | Promise<Fault | undefined>;

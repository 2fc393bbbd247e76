import type { IncomingHttpHeaders } from 'node:http';

/** A request to the REST interface as it reached the gateway. */
export interface SeenRequest {
  readonly method: string;
  /** Path and query below /rest/v1, such as `/products?select=*`. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** What was answered; absent while there is no answer. */
  status?: number;
}

/**
 * What a test can let go wrong: the gateway answers with a status of its own, never answers, cuts the
 * connection, or lets the request be carried out and loses the answer.
 */
export type Fault = { status: number; body?: unknown } | 'hang' | 'drop' | 'lose answer';

/** Called before a request is carried out. May wait, to make the backend slow. */
export type RequestHook = (request: SeenRequest) => Fault | undefined | Promise<Fault | undefined>;

/** A gateway that runs for days must not remember everything. */
const REMEMBERED = 5000;

export function remember(requests: SeenRequest[], request: SeenRequest): void {
  requests.push(request);
  if (requests.length > REMEMBERED) requests.shift();
}

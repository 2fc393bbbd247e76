import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

import type { SeenRequest } from './requests.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Forwards a request to the server at `socketPath`. Rejects if it cannot be reached. */
export async function forward(
  { method, path, headers, body }: SeenRequest,
  authorization: string,
  socketPath: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const upstream = request({
      socketPath,
      method,
      path,
      headers: {
        ...withoutTransport(headers),
        'content-length': Buffer.byteLength(body),
        authorization,
      },
    });
    upstream.once('error', reject);
    upstream.once('response', (answer) => {
      buffer(answer).then(
        (content) =>
          resolve({
            status: answer.statusCode ?? 502,
            headers: withoutTransport(answer.headers),
            body: content,
          }),
        reject,
      );
    });
    upstream.end(body);
  });
}

/** Leaves out the headers that describe the connection and not the message. */
function withoutTransport({
  connection: _connection,
  'transfer-encoding': _encoding,
  ...rest
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return rest;
}

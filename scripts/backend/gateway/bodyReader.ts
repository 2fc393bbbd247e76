import type { IncomingMessage, ServerResponse } from 'node:http';

const MEGABYTE = 2 ** 20;

/** A restore of 50,000 parts with descriptions of 300 letters sends 33 MB. */
const LARGEST_BODY = 64 * MEGABYTE;
const LARGEST_SUM = 2 * LARGEST_BODY;

/** Resolves with the body, or with the status with which the request is to be refused. */
export type ReadBody = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<Buffer | 413 | 503>;

/** Limits the size of a body, and the memory of all requests that are not answered yet. */
export function createBodyReader(largest = LARGEST_BODY, largestSum = LARGEST_SUM): ReadBody {
  let sum = 0;
  return async (request, response) => {
    if (Number(request.headers['content-length']) > largest) return refuse(request, 413);
    const chunks: Buffer[] = [];
    let length = 0;
    response.once('close', () => {
      sum -= length;
    });
    // Without `destroyOnReturn` a refused client would see a broken connection instead of the answer.
    for await (const chunk of request.iterator({
      destroyOnReturn: false,
    }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      sum += chunk.length;
      if (length > largest) return refuse(request, 413);
      if (sum > largestSum) return refuse(request, 503);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  };
}

/** Reads the rest without keeping it: a client that is still sending does not see an answer. */
function refuse<Status>(request: IncomingMessage, status: Status): Status {
  request.resume();
  return status;
}

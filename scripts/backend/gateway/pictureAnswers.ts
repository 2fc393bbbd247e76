import type { DatabaseError } from 'pg';

import type { Answer } from './forward.ts';

/** Storage answers 400 to most refusals, with the real status as a text in the body. */
export function refusal(status: number, error: string, code: string, message: string): Answer {
  return json(400, { statusCode: String(status), error, message, code });
}

export function json(status: number, body: unknown): Answer {
  const headers = { 'content-type': 'application/json' };
  return { status, headers, body: Buffer.from(JSON.stringify(body)) };
}

export const NOT_FOUND = refusal(404, 'not_found', 'NoSuchKey', 'Object not found');
export const NO_BUCKET = refusal(404, 'Bucket not found', 'NoSuchBucket', 'Bucket not found');

export const TOO_LARGE = refusal(
  413,
  'Payload too large',
  'EntityTooLarge',
  'The object exceeded the maximum allowed size',
);

/** The answer to any other call: the shop makes none. */
export const NO_ROUTE = json(404, {
  statusCode: '404',
  error: 'Not Found',
  message: 'Route not found',
  code: 'NotFound',
});

/** The reason of the disk, such as `ENOSPC: no space left on device, write`. */
export function failure(error: unknown): Answer {
  const message = error instanceof Error ? error.message : String(error);
  return json(500, { statusCode: '500', error: 'Error', message, code: 'InternalError' });
}

/** Our policies raise the code of a missing right with a message of their own. */
export function databaseRefusal({ code, message }: DatabaseError): Answer {
  if (code === '23505') {
    return refusal(409, 'Duplicate', 'KeyAlreadyExists', 'The resource already exists');
  }
  if (code === '42501') {
    const shortened = message.replace(/ for table "\w+"$/, '');
    return refusal(403, 'Unauthorized', 'AccessDenied', shortened);
  }
  return json(500, { statusCode: '500', error: 'Internal', message, code: 'InternalError' });
}

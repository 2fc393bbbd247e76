import { type Fetch, withinLimit } from '@/data/supabase/restClient';
import type { PushFailure } from '@/panel/data/sync/ports';
import {
  type Credentials,
  ownerHeaders,
  WRONG_PASSWORD,
  type WriteClient,
} from '@/panel/data/write/sendRequest';

export const BUCKET = 'pictures';

export interface StorageAccess extends Credentials {
  client: WriteClient;
  fetch: Fetch;
  /** Milliseconds for an answer. An upload has UPLOAD_MS in addition. */
  limit: number;
}

const UPLOAD_MS = 60_000;
/** In seconds. A picture never changes, because its name is the hash of its content. */
const LIFETIME = String(365 * 24 * 60 * 60);

const ALREADY_THERE = 409;
/** All other refusals would be the same at the next attempt. */
const MAY_SUCCEED_LATER = new Set([0, 401, 403, 408, 429]);

export function bucketOf({ client, ...credentials }: StorageAccess) {
  const bucket = client.storage.from(BUCKET);
  for (const [name, value] of ownerHeaders(credentials)) bucket.setHeader(name, value);
  return bucket;
}

/** Undefined: the picture is uploaded. Never rejects. */
export function uploadPicture(
  access: StorageAccess,
  name: string,
  content: ArrayBuffer,
  contentType: string,
): Promise<PushFailure | undefined> {
  return attempt(access.limit + UPLOAD_MS, async () => {
    const options = { contentType, cacheControl: LIFETIME };
    const { error } = await bucketOf(access).upload(name, content, options);
    if (error === null) return undefined;
    const { message } = error;
    if (message.startsWith(WRONG_PASSWORD)) access.deviceToken.discard();
    const status = statusOf(error);
    return status === ALREADY_THERE ? undefined : uploadFailure(status, message);
  });
}

/** For a picture that this browser does not have: undefined if it is uploaded. Never rejects. */
export function findPicture(
  { fetch, limit }: StorageAccess,
  address: string,
): Promise<PushFailure | undefined> {
  return attempt(limit, async (signal) => {
    const { ok, status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return ok ? undefined : uploadFailure(status, 'The browser has lost the photograph');
  });
}

async function attempt(
  limit: number,
  work: (signal: AbortSignal) => Promise<PushFailure | undefined>,
): Promise<PushFailure | undefined> {
  try {
    return await withinLimit(limit, work);
  } catch (error) {
    return { kind: 'retry', status: 0, message: String(error) };
  }
}

/** Storage answers most refusals with 400, and has the real status in a text. Our policies begin with theirs. */
function statusOf({ message, ...error }: { message: string; status?: unknown }): number {
  const own = /^PT(\d{3})/.exec(message)?.[1];
  const meant = 'statusCode' in error ? error.statusCode : undefined;
  return Number(own ?? meant ?? error.status) || 0;
}

function uploadFailure(status: number, message: string): PushFailure {
  return MAY_SUCCEED_LATER.has(status) || status >= 500
    ? { kind: 'retry', status, message }
    : { kind: 'rejected', message };
}

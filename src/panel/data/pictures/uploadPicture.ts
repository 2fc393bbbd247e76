import { type Fetch, withinLimit } from '@/data/supabase/restClient';
import type { PushFailure } from '@/panel/data/sync/ports';
import type { Database } from '@/panel/data/write/database';
import { retryLater, retryResult } from '@/panel/data/write/pushResult';
import type { RefusalReason } from '@/panel/domain/refusal';

export interface StorageAccess {
  bucket: ReturnType<Database['client']['storage']['from']>;
  fetch: Fetch;
  /** Milliseconds for an answer. An upload has UPLOAD_MS in addition. */
  limit: number;
}

const UPLOAD_MS = 60_000;
/** A picture never changes, because its name is the hash of its content. The time is in seconds. */
const LIFETIME = String(365 * 24 * 60 * 60);

const ALREADY_THERE = 409;

/** Storage keeps pictures out of search engines unless the upload says otherwise. */
const FOR_SEARCH_ENGINES = { 'x-robots-tag': 'all' };
const UNKNOWN_TAG = /^Invalid X-Robots-Tag/;

export interface PictureFile {
  name: string;
  content: ArrayBuffer;
  type: string;
}

/** Undefined: the picture is uploaded. Never rejects. */
export function uploadPicture(
  access: StorageAccess,
  file: PictureFile,
): Promise<PushFailure | undefined> {
  return attempt(access.limit + UPLOAD_MS, async (signal) => {
    const failure = await send(access, file);
    if (failure !== 'already there') return failure;
    if (await isStored(access, file, signal)) return undefined;
    // Storage lists the name, but its file is lost or broken. A repetition alone would not bring it back.
    await access.bucket.remove([file.name]);
    const again = await send(access, file);
    return again === 'already there'
      ? storageFailure(ALREADY_THERE, 'Storage lists a picture that cannot be read or replaced')
      : again;
  });
}

async function send(
  { bucket }: StorageAccess,
  { name, content, type }: PictureFile,
): Promise<PushFailure | 'already there' | undefined> {
  const options = { contentType: type, cacheControl: LIFETIME };
  let { error } = await bucket.upload(name, content, { ...options, headers: FOR_SEARCH_ENGINES });
  if (error !== null && UNKNOWN_TAG.test(error.message)) {
    ({ error } = await bucket.upload(name, content, options));
  }
  if (error === null) return undefined;
  const status = statusOf(error);
  return status === ALREADY_THERE ? 'already there' : storageFailure(status, error.message);
}

async function isStored(
  { bucket, fetch }: StorageAccess,
  { name, content }: PictureFile,
  signal: AbortSignal,
): Promise<boolean> {
  const { publicUrl } = bucket.getPublicUrl(name).data;
  const response = await fetch(publicUrl, { cache: 'no-store', signal });
  return response.ok && hasSameBytes(await response.arrayBuffer(), content);
}

function hasSameBytes(stored: ArrayBuffer, content: ArrayBuffer): boolean {
  const bytes = new Uint8Array(content);
  return (
    stored.byteLength === content.byteLength &&
    new Uint8Array(stored).every((byte, index) => byte === bytes[index])
  );
}

/** Looks for a picture that this browser does not have: undefined if it is uploaded. Never rejects. */
export function findPicture(
  { fetch, limit }: StorageAccess,
  address: string,
): Promise<PushFailure | undefined> {
  return attempt(limit, async (signal) => {
    const { ok, status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    if (ok) return undefined;
    const failure = storageFailure(status, 'The browser has lost the photograph');
    return failure.kind === 'refused' ? { ...failure, reason: 'pictureLost' } : failure;
  });
}

async function attempt(
  limit: number,
  work: (signal: AbortSignal) => Promise<PushFailure | undefined>,
): Promise<PushFailure | undefined> {
  try {
    return await withinLimit(limit, work);
  } catch (error) {
    return retryLater(error);
  }
}

const REFUSALS: Partial<Record<number, RefusalReason>> = {
  404: 'noBucket',
  413: 'pictureTooLarge',
  415: 'pictureType',
};

/** Storage answers 500 where its disk is full, and has the system's own word in the text. */
const DISK_FULL = 'ENOSPC';

/** Storage answers most refusals with 400, and has the real status in a text. */
function statusOf(error: { status?: unknown; statusCode?: unknown }): number {
  return Number(error.statusCode) || Number(error.status) || 0;
}

/** What a failed upload means. Our policies begin their message with PT401, PT403 or PT429. */
function storageFailure(status: number, message: string): PushFailure {
  const [code = ''] = /^PT\d{3}/.exec(message) ?? [];
  if (code !== '') return retryResult(Number(code.slice(2)), message, code);
  if (status === 507 || message.includes(DISK_FULL)) {
    return { kind: 'retry', status, reason: 'picturesFull', message };
  }
  // 401 is the answer of a gateway that does not know the key.
  if ([0, 401, 402, 429, 540].includes(status)) return retryResult(status, message);
  if (status === 408 || status >= 500) {
    return { kind: 'retry', status, reason: 'picturesDown', message };
  }
  return { kind: 'refused', reason: REFUSALS[status] ?? 'picturePolicy', message };
}

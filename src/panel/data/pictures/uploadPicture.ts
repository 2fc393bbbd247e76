import { type Fetch, withinLimit } from '@/data/supabase/restClient';
import type { PushFailure } from '@/panel/data/sync/ports';
import type { Database } from '@/panel/data/write/database';
import { retryLater } from '@/panel/data/write/retryResult';

import { statusOf, storageFailure } from './storageFailure';

export interface StorageAccess {
  bucket: ReturnType<Database['client']['storage']['from']>;
  fetch: Fetch;
  /** Milliseconds for an answer. An upload has UPLOAD_MS in addition. */
  limit: number;
}

const UPLOAD_MS = 60_000;
/** In seconds. A picture never changes, because its name is the hash of its content. */
const LIFETIME = String(365 * 24 * 60 * 60);

const ALREADY_THERE = 409;

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
  const { error } = await bucket.upload(name, content, options);
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

function hasSameBytes(one: ArrayBuffer, other: ArrayBuffer): boolean {
  const bytes = new Uint8Array(other);
  return (
    one.byteLength === other.byteLength &&
    new Uint8Array(one).every((byte, index) => byte === bytes[index])
  );
}

/** For a picture that this browser does not have: undefined if it is uploaded. Never rejects. */
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

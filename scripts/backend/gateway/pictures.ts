import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { DatabaseError, type Pool } from 'pg';

import { inTransaction, type Sql } from '../database/database.ts';
import type { Answer } from './forward.ts';
import type { SeenRequest } from './requests.ts';

// Not Supabase Storage, which is no npm package: the three calls of it that the shop makes (upload, public reading,
// removal) and their answers. The files are in a folder; their list, its limits and its policies are in the real database.

export const STORAGE = '/storage/v1';
const PUBLIC = `${STORAGE}/object/public/`;

/** Answers a request below /storage/v1. Rejects if the database or the folder fails. */
export type KeepPictures = (
  request: SeenRequest,
  body: Buffer,
  role: 'anon' | 'service_role',
) => Promise<Answer>;

/** Everybody may read pictures; all other requests need a key. */
export function isPublicPicture(method: string, url: string): boolean {
  return ['GET', 'HEAD'].includes(method) && url.startsWith(PUBLIC);
}

/** Storage answers 400 to most refusals, with the real status as a text in the body. */
function refusal(statusCode: number, error: string, message: string): Answer {
  return json(400, { statusCode: String(statusCode), error, message });
}

function json(status: number, body: unknown): Answer {
  const headers = { 'content-type': 'application/json' };
  return { status, headers, body: Buffer.from(JSON.stringify(body)) };
}

const NOT_FOUND = refusal(404, 'not_found', 'Object not found');

interface Upload {
  content: Buffer;
  type: string;
  cacheControl: string;
}

export function createPictureStore(pool: Pool, folder: string): KeepPictures {
  const fileOf = (id: string) => path.join(folder, id);

  return async (request, body, role) => {
    const { method, path: url, headers } = request;
    const [bucket = '', ...names] = decodeURIComponent(
      url.replace(/\?.*/, '').replace(`${STORAGE}/object/`, '').replace('public/', ''),
    ).split('/');
    const name = names.join('/');
    if (isPublicPicture(method, url)) return read(bucket, name);
    try {
      if (method === 'POST' && name !== '') return await upload(bucket, name);
      if (method === 'DELETE' && name === '') return await remove(bucket);
      return NOT_FOUND;
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      if (error.code === '23505') return refusal(409, 'Duplicate', 'The resource already exists');
      if (error.code === '42501') return refusal(403, 'Unauthorized', error.message);
      return json(500, { statusCode: '500', error: 'Internal', message: error.code });
    }

    async function asRole(work: (sql: Sql) => Promise<void>): Promise<void> {
      await inTransaction(pool, async (sql) => {
        await sql("select set_config('role', $1, true), set_config('request.headers', $2, true)", [
          role,
          JSON.stringify(headers),
        ]);
        await work(sql);
      });
    }

    async function upload(bucketId: string, object: string): Promise<Answer> {
      const { rows } = await pool.query<{ limit: string; types: string[] }>(
        `select file_size_limit as limit, allowed_mime_types as types from storage.buckets where id = $1`,
        [bucketId],
      );
      const [limits] = rows;
      if (limits === undefined) return refusal(404, 'Bucket not found', 'Bucket not found');
      const { content, type, cacheControl } = await uploadIn(request, body);
      if (content.length > Number(limits.limit)) {
        return refusal(413, 'Payload too large', 'The object exceeded the maximum allowed size');
      }
      if (!limits.types.includes(type)) {
        return refusal(415, 'invalid_mime_type', `mime type ${type} is not supported`);
      }
      const id = randomUUID();
      await asRole(async (sql) => {
        await sql(
          `insert into storage.objects (id, bucket_id, name, metadata) values ($1, $2, $3, $4)`,
          [id, bucketId, object, { mimetype: type, cacheControl }],
        );
        mkdirSync(folder, { recursive: true });
        await writeFile(fileOf(id), content);
      });
      return json(200, { Id: id, Key: `${bucketId}/${object}` });
    }

    async function remove(bucketId: string): Promise<Answer> {
      const { prefixes } = JSON.parse(body.toString()) as { prefixes: string[] };
      let removed: { id: string; name: string }[] = [];
      await asRole(async (sql) => {
        removed = await sql(
          `delete from storage.objects where bucket_id = $1 and name = any ($2) returning id, name`,
          [bucketId, prefixes],
        );
      });
      await Promise.all(removed.map(({ id }) => rm(fileOf(id), { force: true })));
      return json(200, removed);
    }
  };

  async function read(bucketId: string, object: string): Promise<Answer> {
    const { rows } = await pool.query<{ id: string; type: string; cache: string }>(
      `select stored.id, metadata ->> 'mimetype' as type, metadata ->> 'cacheControl' as cache
      from storage.objects as stored join storage.buckets as bucket on bucket.id = bucket_id
      where public and bucket_id = $1 and stored.name = $2`,
      [bucketId, object],
    );
    const [found] = rows;
    if (found === undefined) return NOT_FOUND;
    const headers = { 'content-type': found.type, 'cache-control': found.cache };
    return { status: 200, headers, body: await readFile(fileOf(found.id)) };
  }
}

/** supabase-js sends a Blob as a form with the file in it, and bytes as they are. */
async function uploadIn({ headers }: SeenRequest, body: Buffer): Promise<Upload> {
  const { 'content-type': type = '', 'cache-control': cacheControl = 'no-cache' } = headers;
  if (!type.startsWith('multipart/')) return { content: body, type, cacheControl };
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData();
  const file = [...form.values()].find((value) => value instanceof Blob);
  const lifetime = form.get('cacheControl');
  return {
    content: Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer()),
    type: file?.type ?? '',
    cacheControl: typeof lifetime === 'string' ? `max-age=${lifetime}` : cacheControl,
  };
}

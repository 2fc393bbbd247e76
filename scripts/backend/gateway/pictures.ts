import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { DatabaseError, type Pool } from 'pg';

import { inTransaction, type Sql } from '../database/database.ts';
import type { Answer } from './forward.ts';
import {
  databaseRefusal,
  failure,
  json,
  NO_BUCKET,
  NO_ROUTE,
  NOT_ALLOWED,
  NOT_FOUND,
  refusal,
  TOO_LARGE,
} from './pictureAnswers.ts';
import type { SeenRequest } from './requests.ts';

// Not Supabase Storage, which is no npm package: the calls of it that the shop makes (upload, public reading, removal), and
// the answers of the real server, also to neighbouring calls. The files are in a folder; their list, its limits and its
// policies are in the real database.

export const STORAGE = '/storage/v1';
const PUBLIC = [`${STORAGE}/object/public/`, `${STORAGE}/render/image/public/`];

/** Answers a request below /storage/v1. Rejects if the database fails. */
export type KeepPictures = (
  request: SeenRequest,
  body: Buffer,
  role: 'anon' | 'service_role',
) => Promise<Answer>;

/** Everybody may read pictures; all other requests need a key. */
export function isPublicPicture(method: string, url: string): boolean {
  return ['GET', 'HEAD'].includes(method) && PUBLIC.some((start) => url.startsWith(start));
}

interface Upload {
  content: Buffer;
  type: string;
  cacheControl: string;
}

interface StoredObject {
  id: string;
  name: string;
  type: string;
  cache: string;
  created_at: Date;
}

export function createPictureStore(pool: Pool, folder: string): KeepPictures {
  const fileOf = (id: string) => path.join(folder, id);

  return async (request, body, role) => {
    const { method, path: url, headers } = request;
    const [kind = '', ...parts] = decodeURIComponent(url.replace(/\?.*/, ''))
      .replace(`${STORAGE}/`, '')
      .split('/');
    const [bucket = '', ...names] = parts.filter((part, index) => index > 0 || part !== 'public');
    const name = names.join('/');
    try {
      if (kind === 'bucket') return await answerBucket();
      if (kind !== 'object') return NO_ROUTE;
      if (isPublicPicture(method, url)) return await read(bucket, name);
      if (method === 'POST' && bucket === 'list') return await list(name);
      if (name === '')
        return method === 'DELETE' ? await remove(bucket, prefixesIn(body)) : NO_ROUTE;
      if (method === 'DELETE') return await removeOne(bucket, name);
      if (method === 'POST') return await upload(bucket, name);
      return method === 'PUT' ? NOT_ALLOWED : NOT_FOUND;
    } catch (error) {
      return error instanceof DatabaseError ? databaseRefusal(error) : failure(error);
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
      if (limits === undefined) return NO_BUCKET;
      const { content, type, cacheControl } = await uploadIn(request, body);
      if (content.length > Number(limits.limit)) return TOO_LARGE;
      if (!limits.types.includes(type)) {
        const message = `mime type ${type} is not supported`;
        return refusal(415, 'invalid_mime_type', 'InvalidMimeType', message);
      }
      const id = randomUUID();
      await asRole(async (sql) => {
        await sql(
          `insert into storage.objects (id, bucket_id, name, metadata) values ($1, $2, $3, $4)
          ${headers['x-upsert'] === 'true' ? 'on conflict (bucket_id, name) do update set id = excluded.id' : ''}`,
          [id, bucketId, object, { mimetype: type, cacheControl }],
        );
        mkdirSync(folder, { recursive: true });
        await writeFile(fileOf(id), content);
      });
      return json(200, { Key: `${bucketId}/${object}`, Id: id });
    }

    async function remove(bucketId: string, prefixes: readonly string[]): Promise<Answer> {
      let removed: { id: string }[] = [];
      await asRole(async (sql) => {
        removed = await sql(
          `delete from storage.objects where bucket_id = $1 and name = any ($2) returning *`,
          [bucketId, prefixes],
        );
      });
      await Promise.all(removed.map(({ id }) => rm(fileOf(id), { force: true })));
      return json(200, removed);
    }

    async function removeOne(bucketId: string, object: string): Promise<Answer> {
      const { body: removed } = await remove(bucketId, [object]);
      return removed.toString() === '[]'
        ? NOT_FOUND
        : json(200, { message: 'Successfully deleted' });
    }

    async function list(bucketId: string): Promise<Answer> {
      let objects: unknown[] = [];
      await asRole(async (sql) => {
        objects = await sql(
          'select id, name, metadata, created_at from storage.objects where bucket_id = $1 order by name limit 100',
          [bucketId],
        );
      });
      return json(200, objects);
    }

    /** Nobody but the service has a policy for buckets: others see none and make none. */
    async function answerBucket(): Promise<Answer> {
      let buckets: unknown[] = [];
      await asRole(async (sql) => {
        if (method === 'POST') {
          const { name: id } = JSON.parse(body.toString()) as { name: string };
          await sql('insert into storage.buckets (id, name) values ($1, $1)', [id]);
        } else buckets = await sql('select * from storage.buckets order by name');
      });
      return json(200, buckets);
    }
  };

  async function read(bucketId: string, object: string): Promise<Answer> {
    const { rows } = await pool.query<StoredObject>(
      `select stored.id, created_at, metadata ->> 'mimetype' as type, metadata ->> 'cacheControl' as cache
      from storage.objects as stored
      where bucket_id in (select id from storage.buckets where public and id = $1) and stored.name = $2`,
      [bucketId, object],
    );
    const [found] = rows;
    if (found === undefined) return NOT_FOUND;
    const headers = {
      'content-type': found.type,
      'cache-control': found.cache,
      etag: `"${found.id}"`,
      'last-modified': found.created_at.toUTCString(),
      'accept-ranges': 'bytes',
      'x-robots-tag': 'none',
    };
    return { status: 200, headers, body: await readFile(fileOf(found.id)) };
  }
}

function prefixesIn(body: Buffer): string[] {
  return (JSON.parse(body.toString()) as { prefixes: string[] }).prefixes;
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

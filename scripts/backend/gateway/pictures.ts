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
  NOT_FOUND,
  refusal,
  TOO_LARGE,
} from './pictureAnswers.ts';
import type { SeenRequest } from './requests.ts';

// Supabase Storage is no npm package. This file answers the three calls that the shop makes to it (upload, public reading,
// removal) as the real server does. The files are in a folder. The list of files, its limits and its policies are in the
// real database.

export const STORAGE = '/storage/v1';
const PUBLIC = `${STORAGE}/object/public/`;
const OBJECT = /^\/storage\/v1\/object\/(?:public\/)?([^/]+)\/?(.*)$/;

/** Answers a request below /storage/v1. Rejects if the database fails. */
export type KeepPictures = (request: SeenRequest, body: Buffer) => Promise<Answer>;

/** Everybody may read pictures; all other requests need a key. */
export function isPublicPicture(method: string, url: string): boolean {
  return ['GET', 'HEAD'].includes(method) && url.startsWith(PUBLIC);
}

interface StoredObject {
  id: string;
  name: string;
  type: string;
  cache: string;
  robots: string;
  created_at: Date;
}

export function createPictureStore(pool: Pool, folder: string): KeepPictures {
  const fileOf = (id: string) => path.join(folder, id);

  return async ({ method, path: url, headers }, body) => {
    const [, bucket = '', name = ''] = OBJECT.exec(url.replace(/\?.*/, '')) ?? [];
    try {
      if (isPublicPicture(method, url)) return await read(bucket, name);
      if (method === 'POST' && name !== '') return await upload();
      return method === 'DELETE' && name === '' ? await remove() : NO_ROUTE;
    } catch (error) {
      return error instanceof DatabaseError ? databaseRefusal(error) : failure(error);
    }

    async function asAnon(work: (sql: Sql) => Promise<void>): Promise<void> {
      await inTransaction(pool, async (sql) => {
        await sql(
          "select set_config('role', 'anon', true), set_config('request.headers', $1, true)",
          [JSON.stringify(headers)],
        );
        await work(sql);
      });
    }

    async function upload(): Promise<Answer> {
      const { rows } = await pool.query<{ limit: string; types: string[] }>(
        `select file_size_limit as limit, allowed_mime_types as types from storage.buckets where id = $1`,
        [bucket],
      );
      const [limits] = rows;
      if (limits === undefined) return NO_BUCKET;
      const { 'content-type': mimetype = '', 'cache-control': cacheControl = 'no-cache' } = headers;
      const { 'x-robots-tag': xRobotsTag = 'none' } = headers;
      if (body.length > Number(limits.limit)) return TOO_LARGE;
      if (!limits.types.includes(mimetype)) {
        const message = `mime type ${mimetype} is not supported`;
        return refusal(415, 'invalid_mime_type', 'InvalidMimeType', message);
      }
      const id = randomUUID();
      await asAnon(async (sql) => {
        await sql(
          'insert into storage.objects (id, bucket_id, name, metadata) values ($1, $2, $3, $4)',
          [id, bucket, name, { mimetype, cacheControl, xRobotsTag }],
        );
        mkdirSync(folder, { recursive: true });
        await writeFile(fileOf(id), body);
      });
      return json(200, { Key: `${bucket}/${name}`, Id: id });
    }

    async function remove(): Promise<Answer> {
      const { prefixes } = JSON.parse(body.toString()) as { prefixes: string[] };
      let removed: { id: string }[] = [];
      await asAnon(async (sql) => {
        removed = await sql(
          `delete from storage.objects where bucket_id = $1 and name = any ($2) returning *`,
          [bucket, prefixes],
        );
      });
      await Promise.all(removed.map(({ id }) => rm(fileOf(id), { force: true })));
      return json(200, removed);
    }
  };

  async function read(bucketId: string, object: string): Promise<Answer> {
    const { rows } = await pool.query<StoredObject>(
      `select stored.id, created_at, metadata ->> 'mimetype' as type, metadata ->> 'cacheControl' as cache,
        coalesce(metadata ->> 'xRobotsTag', 'none') as robots
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
      'x-robots-tag': found.robots,
    };
    return { status: 200, headers, body: await readFile(fileOf(found.id)) };
  }
}

import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { listen } from '../backend/gateway/listen.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.webmanifest']);

interface Answer {
  body: Buffer;
  headers: Record<string, string>;
}

async function answerWith(file: string): Promise<Answer> {
  const body = await readFile(file);
  const kind = path.extname(file);
  const headers = { 'content-type': TYPES[kind] ?? 'application/octet-stream' };
  if (!TEXTS.has(kind)) return { body, headers };
  return { body: brotliCompressSync(body), headers: { ...headers, 'content-encoding': 'br' } };
}

/** Serves a built page as hosts do, texts compressed with brotli. All is read and compressed before the first visit. */
export async function serveFolder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const answers = new Map<string, Answer>(
    await Promise.all(
      files.map(
        async (file) => [`/${path.relative(folder, file)}`, await answerWith(file)] as const,
      ),
    ),
  );
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const answer = answers.get(pathname === '/' ? '/index.html' : pathname);
    if (answer === undefined) return response.writeHead(404).end();
    return response.writeHead(200, answer.headers).end(answer.body);
  });
  const port = await listen(server, '127.0.0.1', 0);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}/`, stop };
}

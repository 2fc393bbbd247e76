import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

import { listen } from '../../../scripts/backend/gateway/listen.ts';
import {
  NO_FRAMES,
  withPolicyElement,
} from '../../../scripts/build/hosting/headers/contentSecurityPolicy.ts';
import {
  headersOf,
  readHeadersFile,
} from '../../../scripts/build/hosting/headers/readHeadersFile.ts';
import { headerRules } from '../../../scripts/build/hosting/headers/responseHeaders.ts';

/** How a host gives the policy to the browser: all of it in a header, or most of it in the page (CSP_META=1). */
export type PolicyPlace = 'header' | 'page';

interface Host {
  place?: PolicyPlace;
  /** Open: the page says so, as if it had been built with OPEN_CONTROLS=1 (D22) and the address WEBSITE. */
  controls?: 'closed' | 'open';
  /** The function of a host that answers in front of the page (D50). */
  edge?: (request: Request, page: string) => Promise<Response | undefined>;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export const WEBSITE = 'https://dukkan.example/';

export type HostedSite = Awaited<ReturnType<typeof hostSite>>;

/** Answers with a built shop and the headers of its `_headers`, and no others that matter to a browser. */
async function siteAnswers(
  folder: string,
  { place = 'header', controls = 'closed', edge }: Host,
): Promise<RequestListener> {
  const written = readHeadersFile(await readFile(join(folder, '_headers'), 'utf8'));
  const rules = place === 'header' ? written : headerRules();
  const [, policy = ''] = headersOf(written, '/other')[0] ?? [];
  const element = policy.replace(`; ${NO_FRAMES}`, '');
  const hosted = (page: string) => {
    const html =
      controls === 'closed'
        ? page
        : page
            .replace('data-controls="closed"', 'data-controls="open"')
            .replace('data-website=""', `data-website="${WEBSITE}"`);
    return place === 'page' ? withPolicyElement(html, element) : html;
  };

  const send = async ({ pathname: path, href }: URL, response: ServerResponse) => {
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    for (const [name, value] of headersOf(rules, path)) response.setHeader(name, value);
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'text/plain');
    const body = await readFile(file);
    const content = extname(file) === '.html' ? hosted(body.toString()) : body;
    const answered = path === '/' ? await edge?.(new Request(href), String(content)) : undefined;
    response.statusCode = answered?.status ?? 200;
    response.end((await answered?.text()) ?? content);
  };
  return (request, response) => {
    void send(new URL(request.url ?? '', 'http://localhost'), response);
  };
}

/** Serves a built shop below `path`, as a host with `_headers` does, until it is told otherwise. */
export async function hostSite(
  folder: string,
  { path = '/', ...host }: Host & { path?: string } = {},
) {
  let answer = await siteAnswers(folder, host);
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    requests.push(url);
    request.url = url.replace(path, '/');
    answer(request, response);
  });
  const port = await listen(server, '127.0.0.1', 0);
  return {
    address: `http://127.0.0.1:${port}${path}`,
    /** The paths of all requests so far. */
    requests,
    /** Serves another build from now on. */
    publish: async (next: string) => void (answer = await siteAnswers(next, host)),
    /** Serves this one file of another build, as during an upload. */
    publishFile: async (file: string, next: string) => {
      const [rest, answerFile] = [answer, await siteAnswers(next, host)];
      answer = (request, response) => (request.url === file ? answerFile : rest)(request, response);
    },
    /** Takes requests and never answers them. */
    fallSilent: () => void (answer = () => {}),
    /** Answers every request with this status, as a host does that is out of order. */
    failWith: (status: number) => void (answer = (_, response) => response.writeHead(status).end()),
    /** Nobody listens any more. */
    stop: async () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

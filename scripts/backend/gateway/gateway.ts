import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { createBodyReader, type ReadBody } from './bodyReader.ts';
import { forward } from './forward.ts';
import { authorizationFor, type Keys } from './keys.ts';
import { listen } from './listen.ts';
import { isPublicPicture, type KeepPictures, STORAGE } from './pictures.ts';
import type { RequestHook, SeenRequest } from './requests.ts';
import { type IsTrusted, trustNamesOf } from './trustedNames.ts';

export interface GatewayOptions {
  /** The socket of PostgREST. */
  socketPath: string;
  /** Undefined where the database has no Storage: then requests for pictures get 404. */
  keepPictures: KeepPictures | undefined;
  keys: Keys;
  host: string;
  port: number;
  /** Further names by which browsers may reach it. */
  names?: readonly string[] | undefined;
  /** Keeps all requests, for tests. */
  recordsRequests?: boolean | undefined;
  onRequest?: RequestHook | undefined;
}

interface Parts extends Pick<GatewayOptions, 'socketPath' | 'keepPictures' | 'keys' | 'onRequest'> {
  isTrusted: IsTrusted;
  readBody: ReadBody;
  record: (request: SeenRequest) => void;
}

export interface Gateway {
  url: string;
  requests: readonly SeenRequest[];
  stop: () => Promise<void>;
}

const REST = '/rest/v1';
const LOCALHOST = 'http://localhost';

/**
 * Does what the gateway of a hosted project does before PostgREST and Storage: the paths /rest/v1 and /storage/v1, the keys,
 * the CORS headers.
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const requests: SeenRequest[] = [];
  const parts: Parts = {
    ...options,
    isTrusted: trustNamesOf(options.host, options.names),
    readBody: createBodyReader(),
    record: (request) => options.recordsRequests && requests.push(request),
  };
  const server = createServer((request, response) => {
    answer(request, response, parts).catch((error: unknown) =>
      reply(response, 502, { message: String(error) }),
    );
  });
  const port = await listen(server, options.host, options.port);
  const stop = async () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://${addressOf(options.host)}:${port}`, requests, stop };
}

/** The address for a browser on this computer. `host` may be a wildcard for all addresses. */
function addressOf(host: string): string {
  return ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { socketPath, keepPictures, keys, onRequest, isTrusted, readBody, record }: Parts,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  if (!isTrusted(`http://${headers.host}`) || !isTrusted(headers.origin ?? LOCALHOST)) {
    request.resume();
    return reply(response, 403, { message: 'Only pages of this computer may use this database' });
  }
  allowOrigin(request, response);
  if (method === 'OPTIONS') return reply(response, 200);
  const isPicture = keepPictures !== undefined && url.startsWith(`${STORAGE}/`);
  if (!isPicture && !url.startsWith(`${REST}/`)) {
    return reply(response, 404, { message: 'no Route matched' });
  }
  const isPublic = isPicture && isPublicPicture(method, url);
  const authorization = isPublic ? '' : authorizationFor(headers, url, keys);
  if (authorization === undefined) return reply(response, 401, { message: 'Invalid API key' });

  const sent = await readBody(request, response);
  if (typeof sent === 'number')
    return reply(response, sent, { message: 'The request is too large' });
  const seen: SeenRequest = isPicture
    ? { method, path: url, headers, body: '' }
    : { method, path: url.slice(REST.length), headers, body: sent.toString() };
  record(seen);
  response.once('finish', () => {
    seen.status = response.statusCode;
  });

  const fault = await onRequest?.(seen);
  if (fault === 'hang') return undefined;
  if (fault === 'drop') return cut(request);
  if (typeof fault === 'object') return reply(response, fault.status, fault.body);
  const {
    status,
    headers: answered,
    body,
  } = isPicture ? await keepPictures(seen, sent) : await forward(seen, authorization, socketPath);
  if (fault === 'lose answer') return cut(request);
  for (const [name, value] of Object.entries(answered)) {
    if (value !== undefined && !name.startsWith('access-control-')) response.setHeader(name, value);
  }
  response.writeHead(status).end(body);
  return undefined;
}

function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('vary', 'Origin');
  if (headers.origin === undefined) return;
  response.setHeader('access-control-allow-origin', headers.origin);
  response.setHeader('access-control-allow-methods', 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS');
  response.setHeader(
    'access-control-allow-headers',
    headers['access-control-request-headers'] ?? '*',
  );
  response.setHeader('access-control-expose-headers', 'Content-Range, Content-Location, Location');
  response.setHeader('access-control-max-age', '3600');
}

function reply(response: ServerResponse, status: number, body?: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === undefined ? '' : JSON.stringify(body));
}

function cut(request: IncomingMessage): void {
  request.socket.destroy();
}

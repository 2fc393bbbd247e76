import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { forward } from './forward.ts';
import { authorizationFor, type Keys } from './keys.ts';
import { listen } from './listen.ts';
import { remember, type RequestHook, type SeenRequest } from './requests.ts';

export interface GatewayOptions {
  /** The socket of PostgREST. */
  socketPath: string;
  keys: Keys;
  host: string;
  port: number;
  onRequest?: RequestHook | undefined;
}

export interface Gateway {
  url: string;
  requests: readonly SeenRequest[];
  stop: () => Promise<void>;
}

const REST = '/rest/v1';

/** Does what the gateway of a hosted project does before PostgREST: the path /rest/v1, the keys, the CORS headers. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const requests: SeenRequest[] = [];
  const server = createServer((request, response) => {
    answer(request, response, requests, options).catch((error: unknown) =>
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
  requests: SeenRequest[],
  { socketPath, keys, onRequest }: GatewayOptions,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  allowEveryOrigin(request, response);
  if (method === 'OPTIONS') return reply(response, 200);
  if (!url.startsWith(`${REST}/`)) return reply(response, 404, { message: 'no Route matched' });
  const authorization = authorizationFor(headers, keys);
  if (authorization === undefined) return reply(response, 401, { message: 'Invalid API key' });

  const seen: SeenRequest = {
    method,
    path: url.slice(REST.length),
    headers,
    body: await text(request),
  };
  remember(requests, seen);
  response.once('finish', () => {
    seen.status = response.statusCode;
  });

  const fault = await onRequest?.(seen);
  if (fault === 'hang') return undefined;
  if (fault === 'drop') return cut(request);
  if (typeof fault === 'object') return reply(response, fault.status, fault.body);
  const { status, headers: answered, body } = await forward(seen, authorization, socketPath);
  if (fault === 'lose answer') return cut(request);
  for (const [name, value] of Object.entries(answered)) {
    if (value !== undefined && !name.startsWith('access-control-')) response.setHeader(name, value);
  }
  response.writeHead(status).end(body);
  return undefined;
}

function allowEveryOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
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

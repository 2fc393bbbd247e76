import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';

export interface RestRequest {
  key?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface RestAnswer {
  status: number;
  headers: Headers;
  /** Parsed JSON; undefined for an empty body. */
  body: unknown;
}

/** One plain request to the REST interface, without the additions of a client library. */
export async function rest(
  backend: Pick<LocalBackend, 'url' | 'anonKey'>,
  method: string,
  path: string,
  { key = backend.anonKey, headers = {}, body }: RestRequest = {},
): Promise<RestAnswer> {
  const response = await fetch(`${backend.url}/rest/v1/${path}`, {
    method,
    headers: { apikey: key, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
}

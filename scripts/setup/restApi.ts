export interface Project {
  address: string;
  key: string;
}

export interface Answer {
  /** 0 if there was no answer. */
  status: number;
  body: unknown;
  /** Of an error that the database or PostgREST reports. */
  code?: unknown;
}

interface Request {
  method?: string;
  headers?: Record<string, string>;
  body?: object;
}

export async function callRest(
  { address, key }: Project,
  path: string,
  { method = 'GET', headers = {}, body }: Request = {},
): Promise<Answer> {
  try {
    const response = await fetch(`${address}/rest/v1/${path}`, {
      method,
      headers: { apikey: key, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
    const text = await response.text();
    const answer = text === '' ? undefined : JSON.parse(text);
    return { status: response.status, body: answer, code: answer?.code };
  } catch {
    return { status: 0, body: undefined };
  }
}

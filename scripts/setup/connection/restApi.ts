export interface Project {
  address: string;
  key: string;
}

export interface Answer {
  /** 0 if there was no answer. */
  status: number;
  body: unknown;
  /** The code of an error that the database or PostgREST reports. */
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

/** PostgreSQL's insufficient_privilege. */
const NO_RIGHT = '42501';

/** Why the project cannot be used; undefined if it answers to this key. */
export async function refusalOf(
  project: Project,
): Promise<'notReached' | 'keyRefused' | undefined> {
  const { status, code } = await callRest(project, 'products?select=id&limit=1');
  if (status === 0) return 'notReached';
  // Without tables the answer is 404, and without the right to read them 401 from PostgreSQL; both are enough here.
  return status === 401 && code !== NO_RIGHT ? 'keyRefused' : undefined;
}

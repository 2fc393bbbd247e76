import { type Backend, type Fetch, restHeaders, restUrl } from '@/data/supabase/restClient';

/** The page goes out without the part after this time: a chat waits for ten seconds, a visitor should not. */
const LIMIT_MS = 800;

/** Anything but an answer with the rows rejects: a database that is paused or restricted has no say in what exists. */
export async function readDatabase(
  backend: Backend,
  path: string,
  fetch: Fetch,
  limit = LIMIT_MS,
): Promise<Response> {
  const answer = await fetch(`${restUrl(backend)}/${path}`, {
    headers: restHeaders(backend),
    signal: AbortSignal.timeout(limit),
  });
  if (answer.status !== 200) throw new Error(`The database answered ${answer.status}`);
  return answer;
}

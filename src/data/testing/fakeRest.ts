import { sampleCatalog } from '@/data/schema/samples';
import type { Fetch } from '@/data/supabase/restClient';

type Call = `${string} ${string}`;
type Answer = () => Response | Promise<Response>;

export interface FakeRest {
  fetch: Fetch;
  requests: {
    call: Call;
    url: URL;
    headers: Headers;
    body: unknown;
    signal?: AbortSignal | null | undefined;
  }[];
}

/** Product rows with these ids; a higher id is newer. */
export function productRows(...ids: number[]) {
  return ids.map((id) => ({
    id,
    name: `Parça ${id}`,
    price: id,
    in_stock: true,
    created_at: new Date(Date.UTC(2026, 0, 1) + id * 1000).toISOString(),
  }));
}

const contactRow = { id: 1, phone: '0312 345 67 89', email: 'a@b.example', address: 'Ankara' };

const defaultAnswers: Record<Call, Answer> = {
  'GET products': rows(productRows(2, 1)),
  'GET brands': rows(sampleCatalog.brands),
  'GET slides': rows(sampleCatalog.slides),
  'GET contact_info': rows([contactRow]),
  'GET rpc/first_page': answer(404, '{}'),
  'POST rpc/catalog_state': answer(200, '"state"'),
};

/**
 * A REST server with fixed answers. Of several answers to one call each is used once, the last one repeatedly. A call
 * without an answer fails like a broken network.
 */
export function fakeRest(answers: Record<Call, Answer | Answer[]> = {}): FakeRest {
  const entries = Object.entries({ ...defaultAnswers, ...answers });
  const queues = new Map(entries.map(([call, given]) => [call, [given].flat()] as const));
  const requests: FakeRest['requests'] = [];
  return {
    requests,
    fetch: async (input, { method = 'GET', headers, body, signal } = {}) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const call: Call = `${method} ${url.pathname.replace('/rest/v1/', '')}`;
      const sent = typeof body === 'string' ? JSON.parse(body) : undefined;
      requests.push({ call, url, headers: new Headers(headers), body: sent, signal });
      const queue = queues.get(call) ?? [];
      const next = queue.length > 1 ? queue.shift() : queue[0];
      if (next === undefined) throw new TypeError(`No answer for ${call}`);
      return next();
    },
  };
}

/** Text is sent as it is, everything else as JSON. */
export function answer(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Answer {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return () => new Response(status === 204 ? null : text, { status, headers });
}

export function rows(page: readonly unknown[], total = page.length): Answer {
  const range = page.length === 0 ? '*' : `0-${page.length - 1}`;
  return answer(200, page, { 'content-range': `${range}/${total}` });
}

export const noAnswer: Answer = () => new Promise(() => {});
export const networkDown: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

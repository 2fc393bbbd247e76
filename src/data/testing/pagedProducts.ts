import { createRestClient, type Fetch } from '@/data/supabase/restClient';

import { productRows, rows } from './fakeRest';

/** The ids from this one downwards. */
export function idsFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first - index);
}

/** A server with this many products. To more requests than it has `answers` for it says 503. */
export function pagedProducts(count: number, description = '') {
  const server = {
    answers: Number.POSITIVE_INFINITY,
    limits: [] as number[],
    offsets: [] as number[],
  };
  const fetch: Fetch = async (input) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input);
    const [, before = count + 1] = /id\.lt\.(\d+)/.exec(searchParams.get('or') ?? '') ?? [];
    const limit = Number(searchParams.get('limit'));
    const offset = Number(searchParams.get('offset'));
    server.limits.push(limit);
    server.offsets.push(offset);
    if (server.limits.length > server.answers)
      return Response.json({ message: 'Service Unavailable' }, { status: 503 });
    const newest = Number(before) - 1 - offset;
    const page = productRows(...idsFrom(newest, Math.min(limit, newest)));
    return rows(
      page.map((row) => Object.assign(row, { description })),
      count,
    )();
  };
  return { server, client: createRestClient({ url: 'https://x.supabase.co', key: 'anon' }, fetch) };
}

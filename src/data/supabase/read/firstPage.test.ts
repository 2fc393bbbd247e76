import { describe, expect, test } from 'vitest';

import { answer, fakeRest, networkDown } from '@/data/testing/fakeRest';

import { type FirstTables, readInOne } from './firstPage';

const backend = { url: 'https://x.supabase.co', key: 'sb_publishable_x' };
const { signal } = new AbortController();

/** What was asked for. The order of parameters and how they are encoded make no difference. */
const asked = ({ requests }: ReturnType<typeof fakeRest>) =>
  requests.map(({ call, url, headers }) => ({
    call,
    parameters: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(headers),
  }));

async function settled(tables: FirstTables) {
  const entries = Object.entries(tables).map(
    async ([name, table]) => [name, await table.catch(String)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

async function readAllInOne(answers: Parameters<typeof fakeRest>[0], given = signal) {
  const rest = fakeRest(answers);
  return { rest, tables: await settled(readInOne(backend, rest.fetch, given)) };
}

describe('one request for all tables', () => {
  const page = {
    slides: { total: 1, rows: [{ id: 7 }] },
    products: { total: 4000, rows: [{ id: 2 }, { id: 1 }] },
    brands: { total: 0, rows: [] },
    contact_info: { total: 0, rows: [] },
    shop_info: { total: 1, rows: [{ id: 1 }] },
    categories: { total: 1, rows: [{ name: 'Motor', count: 7 }] },
  };
  const noAnswer = expect.stringContaining('has not answered');
  const unanswered = { shop_info: noAnswer, categories: noAnswer };
  const lacking = { ...page, products: undefined };

  test.each([
    ['the first page of each table', answer(200, page), page],
    ['no table that the answer lacks', answer(200, lacking), lacking],
    ['nothing where the database has no such function', answer(404, { code: 'PGRST202' }), {}],
    ['nothing of another answer', answer(200, []), {}],
    ['nothing of an empty answer', answer(200, null), unanswered],
    ['nothing of an answer that is no JSON', answer(200, '<html>'), unanswered],
    ['nothing of a database that cannot be reached', networkDown, unanswered],
  ])('gives %s, so that what is missing is read by itself', async (_, given, expected) => {
    const { rest, tables } = await readAllInOne({ 'GET rpc/first_page': given });
    expect(tables).toEqual(expected);
    const headers = { apikey: backend.key };
    expect(asked(rest)).toEqual([{ call: 'GET rpc/first_page', parameters: {}, headers }]);
    expect(rest.requests[0]?.signal).toBe(signal);
  });

  test('no table is read after it was stopped', async () => {
    const aborted = AbortSignal.abort(new Error('stopped'));
    const { tables } = await readAllInOne({ 'GET rpc/first_page': networkDown }, aborted);
    expect(Object.keys(tables)).toEqual(Object.keys(page));
    expect(new Set(Object.values(tables))).toEqual(new Set(['Error: stopped']));
  });
});

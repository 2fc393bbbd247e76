import { beforeEach, describe, expect, test, vi } from 'vitest';

import { answer, fakeRest, networkDown } from '@/data/testing/fakeRest';
import { writerFor } from '@/data/testing/writerFor';
import type { Catalog } from '@/domain/catalog';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => logged.mockClear());

const contact = {
  phone: '0312 345 67 89',
  email: 'a@b.example',
  address: 'Ankara',
  workingHours: 'Hafta içi 8-19',
};
const seen: Catalog = {
  products: [],
  brands: [
    { id: 8, name: 'SACHS', logo: '' },
    { id: 5, name: 'BOSCH', logo: '' },
  ],
  slides: [],
  contact: { ...contact, phone: '0532 000 00 00' },
};
const next: Catalog = {
  ...seen,
  brands: [
    { id: 2, name: 'VALEO', logo: 'v.svg' },
    { id: 1, name: 'GATES', logo: 'g.svg' },
  ],
  contact,
};
const made = { products: [], brands: [21, 20], slides: [] };
const underNewIds: Catalog = {
  ...next,
  brands: [
    { id: 21, name: 'VALEO', logo: 'v.svg' },
    { id: 20, name: 'GATES', logo: 'g.svg' },
  ],
};
const appliedBefore = (details: string) =>
  answer(409, { code: 'PT409', message: 'operation already applied', details });

async function replace(...answers: ReturnType<typeof answer>[]) {
  const rest = fakeRest({ 'POST rpc/replace_catalog': answers });
  const result = await writerFor(rest).replaceCatalog(next, seen);
  return { result, requests: rest.requests };
}

test('one request carries the whole new catalogue and the rows that the owner has seen', async () => {
  const { requests } = await replace(answer(200, made));
  expect(requests).toHaveLength(1);
  expect(requests[0]?.body).toEqual({
    products: [],
    brands: [
      { name: 'VALEO', logo: 'v.svg' },
      { name: 'GATES', logo: 'g.svg' },
    ],
    slides: [],
    base_ids: { products: [], brands: [8, 5], slides: [] },
    contact: {
      phone: '0312 345 67 89',
      email: 'a@b.example',
      address: 'Ankara',
      working_hours: 'Hafta içi 8-19',
      updated_at: expect.any(String),
    },
  });
});

test('the new catalogue has the ids of its rows, list by list, in their order', async () => {
  expect((await replace(answer(200, made))).result).toEqual(underNewIds);
});

describe('without an answer', () => {
  test('the same operation is sent once more, and says what it had done', async () => {
    const repeated = appliedBefore(JSON.stringify(made));
    const { result, requests } = await replace(networkDown, repeated);
    expect(result).toEqual(underNewIds);
    const [first, second] = requests.map(({ headers }) => headers.get('x-op-id'));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(logged).not.toHaveBeenCalled();
  });

  test.each([
    ['twice', networkDown],
    ['and then from a server that is down', answer(503, { message: 'Service Unavailable' })],
  ])('%s, nobody knows whether it is done, and nobody asks a third time', async (_, second) => {
    const { result, requests } = await replace(networkDown, second);
    expect(result).toBe('unanswered');
    expect(requests).toHaveLength(2);
  });

  test('and then with another owner’s list, it has not been done', async () => {
    const changed = answer(409, { code: 'PT409', message: 'list changed elsewhere' });
    expect((await replace(networkDown, changed)).result).toBe('changed-elsewhere');
  });
});

test.each([
  [
    'another owner has changed a list',
    answer(409, { code: 'PT409', message: 'list changed elsewhere' }),
    'changed-elsewhere',
  ],
  [
    'the database has no such function',
    answer(404, { code: 'PGRST202', message: 'not found' }),
    'unsupported',
  ],
  [
    'the password is missing',
    answer(401, { code: 'PT401', message: 'no password given' }),
    'refused',
  ],
  ['the password is wrong', answer(403, { code: 'PT403', message: 'wrong password' }), 'refused'],
  ['one row breaks a rule', answer(400, { code: '23514', message: 'title too long' }), 'refused'],
  ['the backup is too large', answer(413, 'Payload Too Large'), 'refused'],
  ['too many passwords were tried', answer(429, { code: 'PT429', message: 'wait' }), 'unreachable'],
  ['the server is down', answer(503, { message: 'Service Unavailable' }), 'unreachable'],
])('when %s, nothing is replaced and the console says why', async (_, refusal, failure) => {
  const { result, requests } = await replace(refusal);
  expect(result).toBe(failure);
  expect(requests).toHaveLength(1);
  expect(logged).toHaveBeenCalledOnce();
});

test.each([
  ['too few ids', { ...made, brands: [21] }],
  ['a list without ids', { products: [], brands: [21, 20] }],
  ['no ids', 'null'],
])('an answer with %s is not believed', async (_, odd) => {
  expect((await replace(answer(200, odd))).result).toBe('unanswered');
});

test.each(['[', '[1]', '{}'])(
  'a repetition that names the rows as %j is none of ours',
  async (details) => {
    expect((await replace(appliedBefore(details))).result).toBe('changed-elsewhere');
  },
);

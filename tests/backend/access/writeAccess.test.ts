import { randomUUID } from 'node:crypto';

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { resetThrottle, passwordHeader, setPassword } from '../support/owner';
import { rest } from '../support/rest';
import { contentOf, fillWithOneRowEach, TABLES } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';
import { WRITE_REQUESTS } from './writeRequests';

const CALLERS = [
  ['no password', {}, 'none'],
  ['a wrong password', passwordHeader('Şanzıman, iğne & ölçü 43'), 'wrong'],
  ['the right password', passwordHeader(), 'right'],
] as const;

const HIDDEN_TABLES = [
  'admin_password',
  'applied_operations',
  'filled_lists',
  'known_devices',
  'product_words',
  'wrong_passwords',
  'wrong_passwords_0',
  'wrong_passwords_in_all',
];
const HIDDEN_CALLS = {
  set_admin_password: { new_password: 'bundan sonra benim' },
  is_admin: {},
  is_throttled: { stored_hash: '' },
  refuse_throttled: { stored_hash: '' },
  count_wrong_try: { counter: 'private.wrong_passwords' },
  wrong_tries: { counter: 'private.wrong_passwords' },
  counter_of_address: { stored_hash: '' },
  device_hash: {},
  is_known_device: {},
  request_header: { name: 'x' },
  password_matches: { given: '', stored_hash: '' },
  normalized_password: { given: '' },
  replace_list: { list: 'products', items: [] },
  insert_products: { added: [] },
  update_products: { edited: [] },
  earlier_answer: { name: 'replace_catalog' },
  claim_first_fill: { list: 'products' },
  note_filled_list: {},
  search_words: { typed: 'far' },
  note_operation: { list: 'products', made: [1] },
};
const CHANGES_NOTHING = /999999$|catalog_state$|replace_catalog$/;
const IN_PRIVATE = { 'accept-profile': 'private', 'content-profile': 'private' };

const HIDDEN = [
  ...HIDDEN_TABLES.map((path) => ({ method: 'GET', path })),
  ...Object.entries(HIDDEN_CALLS).map(([name, body]) => {
    return { method: 'POST', path: `rpc/${name}`, body };
  }),
];

const PRIVATE_STATE = `
  select (select json_agg(row) from private.admin_password row) as password,
    (select json_agg(row) from private.applied_operations row) as operations,
    (select json_agg(row) from private.filled_lists row) as filled`;

// access.test.ts shows that the rights are the same where new tables grant nothing.
describeBackend('where new tables grant everything', () => {
  const backend = useBackend({ grants: 'everything' });
  let filled = '';
  let found = 'nothing yet';
  const everything = async () => {
    found = JSON.stringify([await contentOf(backend()), await backend().sql(PRIVATE_STATE)]);
    return found;
  };

  beforeAll(async () => setPassword(backend()));
  beforeEach(async () => {
    await resetThrottle(backend());
    if (found === filled) return;
    await fillWithOneRowEach(backend());
    filled = await everything();
  });

  describe.each(CALLERS)('with %s', (_, credentials, caller) => {
    test.for(WRITE_REQUESTS)('$method $path', async ({ method, path, body, ...request }) => {
      const headers = { ...credentials, ...request.headers, 'x-op-id': randomUUID() };
      const { status } = await rest(backend(), method, path, { headers, body });
      expect(status).toBe(request.statuses[caller]);
      const isDone = caller === 'right' && status < 300 && !CHANGES_NOTHING.test(path);
      expect((await everything()) === filled).toBe(!isDone);
    });

    test.for(TABLES)('GET %s', async (table) => {
      const headers = credentials;
      const { status, body } = await rest(backend(), 'GET', `${table}?select=id`, { headers });
      expect([status, body]).toEqual([200, [{ id: 1 }]]);
    });
  });

  test.for(HIDDEN)(
    '$method $path cannot be reached by anybody',
    async ({ method, path, ...request }) => {
      const asPublic = await rest(backend(), method, path, {
        headers: passwordHeader(),
        ...request,
      });
      const headers = { ...passwordHeader(), ...IN_PRIVATE };
      const asPrivate = await rest(backend(), method, path, { headers, ...request });
      expect([asPublic.status, asPrivate.status]).toEqual([404, 406]);
      expect(await everything()).toBe(filled);
    },
  );
});

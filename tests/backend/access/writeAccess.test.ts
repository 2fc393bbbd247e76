import { randomUUID } from 'node:crypto';

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { resetThrottle, passwordHeader, setPassword } from '../support/owner';
import { rest } from '../support/rest';
import { contentOf, fillWithOneRowEach } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';
import { WRITE_REQUESTS } from './writeRequests';

const CALLERS = [
  ['no password', {}, 'none'],
  ['a wrong password', passwordHeader('Şanzıman, iğne & ölçü 43'), 'wrong'],
  ['the right password', passwordHeader(), 'right'],
] as const;

// No row with that id, another state of the catalogue, no such step, or only reading.
const CHANGES_NOTHING = /999999$|rpc\/(?!change_products$)/;
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
  });

  // access.test.ts shows that these roles have no right to anything in it, also where it can be reached.
  test.for(['admin_password', 'rpc/set_admin_password'])('private: %s', async (path) => {
    const headers = { ...passwordHeader(), 'accept-profile': 'private' };
    const answers = [
      await rest(backend(), 'GET', path, { headers: passwordHeader() }),
      await rest(backend(), 'GET', path, { headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 406]);
  });
});

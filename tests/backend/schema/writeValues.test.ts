import { beforeAll, expect, test } from 'vitest';

import { passwordHeader, setPassword } from '../support/owner';
import { rest } from '../support/rest';
import { contentOf, fillWithOneRowEach, VALID_ROWS, type Row, type Table } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';

type Case = [table: Table, change: Row];

// schema.test.ts has many more. These show that the checks also apply with the owner's password.
const REFUSED: Case[] = [
  ...[-1, 'NaN', 'Infinity', 1e9, null].map((price): Case => ['products', { price }]),
  ...[-1, 101, 12.5].map((discount): Case => ['products', { discount }]),
  ['products', { name: '   ' }],
  ['products', { name: 'x'.repeat(201) }],
  ['products', { description: 'x'.repeat(5000) }],
  ['products', { image: ' JaVaScRiPt:alert(1)' }],
  ['products', { image: 'data:text/html,<script>' }],
  ['products', { image: '//evil.example/x.png' }],
  ['products', { image: 'a.png" onerror="alert(1)' }],
  ['brands', { logo: '' }],
  ['slides', { image: 'javascript:alert(1)' }],
  ['slides', { button_color: 'bg-[url(//evil.example)]' }],
  ['contact_info', { email: 'a@b.example?bcc=c@d.example' }],
  ['contact_info', { phone: 'javascript:alert(1)' }],
];

describeBackend('a bad value with the right password', () => {
  const backend = useBackend();
  beforeAll(async () => {
    await setPassword(backend());
    await fillWithOneRowEach(backend());
  });

  test.for(REFUSED)('%s refuses %j', async ([table, change]) => {
    const before = await contentOf(backend());
    const headers = passwordHeader();
    const body = { ...VALID_ROWS[table], ...change };
    const inserted = await rest(backend(), 'POST', table, { headers, body });
    const path = `${table}?id=eq.1`;
    const updated = await rest(backend(), 'PATCH', path, { headers, body: change });
    expect([inserted.status, updated.status]).toEqual([400, 400]);
    expect(await contentOf(backend())).toBe(before);
  });
});

import { beforeEach, expect, test, vi } from 'vitest';

import { answer, fakeRest } from '@/data/testing/fakeRest';

import { openPage, openVisitorPage, outboxKeys } from './testing/openPage';
import { writesOf } from './testing/writesOf';
import type { ImportClient } from './write/connectWriter';
import * as supabaseClient from './write/supabaseClient';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const removed = { 'DELETE brands': answer(200, [{ id: 8 }]) };
const importClient = vi.fn<ImportClient>(async () => supabaseClient);

beforeEach(() => void importClient.mockClear());

/** The connection is lost, or a new build has replaced the file. */
function failOnce() {
  importClient.mockRejectedValueOnce(new TypeError('Failed to fetch'));
}

test('a change waits where the client cannot be fetched, and is sent once it can', async () => {
  failOnce();
  const rest = fakeRest(removed);
  const page = await openPage({ ...rest, importClient });
  const { editor, browser, goOnline, told, untilSent } = page;
  editor.remove('brands', 8);
  const waiting = { waiting: 1, refused: 0, reason: 'unreachable' };
  await vi.waitFor(() => expect(told.state).toEqual(waiting));
  expect(outboxKeys(browser)).toHaveLength(1);
  expect(writesOf(rest)).toEqual([]);

  goOnline();
  await untilSent();
  expect(writesOf(rest)).toEqual(['DELETE brands 8']);
  expect(importClient).toHaveBeenCalledTimes(2);
});

test('the client is fetched when the panel stands, and no photograph can be chosen until it is there', async () => {
  failOnce();
  const rest = fakeRest({ 'GET rpc/has_pictures': answer(404, {}) });
  const { enter } = await openVisitorPage({ ...rest, importClient });
  const access = await enter('parola');
  expect(importClient).not.toHaveBeenCalled();
  access?.prepareWrites?.();
  await vi.waitFor(() => expect(importClient).toHaveBeenCalledOnce());
  failOnce();
  await expect(access?.openPictures?.()).rejects.toThrow('Failed to fetch');
  await expect(access?.openPictures?.()).resolves.toBeUndefined();
});

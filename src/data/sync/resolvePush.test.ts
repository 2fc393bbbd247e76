import { expect, test } from 'vitest';

import { newLocalId } from './localIds';
import type { ItemChange } from './mutation';
import { afterSending, type Sent } from './resolvePush';

const id = newLocalId();
const item = { id, name: 'BOSCH', logo: 'b.svg' };
const altered = { ...item, name: 'SACHS' };
const insert: ItemChange = { op: 'a', order: 1, table: 'brands', id, item };
const sent: ItemChange = { ...insert, sent: item, newerThan: 3 };
const deleted: ItemChange = { ...sent, removed: true };
const edited: ItemChange = { ...sent, item: altered, edited: true };
const update: ItemChange = { ...insert, id: 7, rowId: 7 };
const inserted = { kind: 'done', rowId: 9 } as const;
const repeated = { kind: 'done before', rowId: 9 } as const;
const updated = { kind: 'done', rowId: 7 } as const;
const isRefused = { kind: 'refused', message: 'name too long' } as const;

/** What is left to do, without what the change has had before. */
function leftOf(answer: Sent) {
  const after = afterSending(answer);
  if (after === undefined || after.table === 'contact') return undefined;
  const { rowId, removed, refused, done, item: now } = after;
  return { rowId, removed, refused, done, values: { name: 'name' in now && now.name } };
}

const values = { name: 'BOSCH' };
const otherValues = { name: 'SACHS' };

test.each<[string, Sent, object | undefined]>([
  [
    'an insert',
    { outcome: inserted, before: insert, sent, now: sent },
    { rowId: 9, done: true, values },
  ],
  [
    'an insert of an item altered meanwhile: an update is left',
    { outcome: inserted, before: insert, sent, now: { ...sent, item: altered, edited: true } },
    { rowId: 9, values: otherValues },
  ],
  [
    'an insert of an item deleted meanwhile: a delete is left',
    { outcome: inserted, before: insert, sent, now: { ...sent, removed: true } },
    { rowId: 9, removed: true, values },
  ],
  [
    'a repeated insert of an item deleted before: a delete is left',
    { outcome: repeated, before: deleted, sent: deleted, now: deleted },
    { rowId: 9, removed: true, values },
  ],
  [
    'a repeated insert',
    { outcome: repeated, before: sent, sent, now: sent },
    { rowId: 9, done: true, values },
  ],
  [
    'a repeated insert of an item altered before: an update is left',
    { outcome: repeated, before: edited, sent: edited, now: edited },
    { rowId: 9, values: otherValues },
  ],
  [
    'an insert that is refused',
    { outcome: isRefused, before: insert, sent, now: sent },
    { refused: true, values },
  ],
  [
    'a refused insert of an item deleted meanwhile: nothing',
    { outcome: isRefused, before: insert, sent, now: { ...sent, removed: true } },
    undefined,
  ],
  [
    'an update altered meanwhile: it is sent again',
    { outcome: updated, before: update, sent: update, now: { ...update, item: altered } },
    { rowId: 7, values: otherValues },
  ],
  [
    'an update of a row that is gone: the item goes too',
    { outcome: { kind: 'gone' }, before: update, sent: update, now: update },
    { rowId: 7, removed: true, done: true, values },
  ],
])('%s', (_, answer, left) => {
  expect(leftOf(answer)).toEqual(left);
});

test('a first insert that is refused has left nothing behind, a later one may have', () => {
  const first = afterSending({ outcome: isRefused, before: insert, sent, now: sent });
  expect(first).not.toHaveProperty('sent');
  expect(afterSending({ outcome: isRefused, before: sent, sent, now: sent })).toHaveProperty(
    'sent',
  );
});

test('an insert that is turned away has not been carried out', () => {
  const turnedAway = { kind: 'kept', status: 401, message: 'no password given' } as const;
  const noAnswer = { kind: 'kept', status: 0, message: 'No answer' } as const;
  const waiting = afterSending({ outcome: turnedAway, before: insert, sent, now: sent });
  expect(waiting).toMatchObject({ op: 'a', item });
  expect(waiting).not.toHaveProperty('sent');
  expect(afterSending({ outcome: turnedAway, before: insert, sent, now: deleted })).toBeUndefined();
  expect(afterSending({ outcome: turnedAway, before: sent, sent, now: sent })).toBe(sent);
  expect(afterSending({ outcome: noAnswer, before: insert, sent, now: sent })).toBe(sent);
});

test('a refused insert of an item that is to go leaves nothing, unless another attempt may have', () => {
  expect(
    afterSending({ outcome: isRefused, before: deleted, sent: deleted, now: deleted }),
  ).toBeUndefined();
  expect(afterSending({ outcome: isRefused, before: edited, sent: edited, now: deleted })).toBe(
    deleted,
  );
});

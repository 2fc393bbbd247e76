import { TABLES, VALID_ROWS, type Row, type Table } from '../support/tables';

export interface WriteRequest {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The status without a password, with a wrong one and with the right one. */
  statuses: Record<'none' | 'wrong' | 'right', number>;
}

const CHANGES: Record<Table, Row> = {
  products: { price: 1 },
  brands: { logo: 'b.svg' },
  slides: { title: 'Başka' },
  contact_info: { phone: '0900 111 22 33' },
};
const none = 401;
const wrong = 403;
const inserted = { none, wrong, right: 201 };
const done = { none, wrong, right: 204 };
const answered = { none, wrong, right: 200 };
/** A change that matches no row is answered in the same way for every caller. */
const nothingFound = { none: 204, wrong: 204, right: 204 };
/** Refused before the password is checked. */
const malformed = { none: 400, wrong: 400, right: 400 };
const notGranted = { none: 401, wrong: 401, right: 401 };
const readOnly = { none, wrong: 405, right: 405 };
const UPSERT = { prefer: 'resolution=merge-duplicates' };

function insertsAndUpdates(table: Table): WriteRequest[] {
  const row = VALID_ROWS[table];
  const change = CHANGES[table];
  const withId = { ...row, id: 7 };
  return [
    { method: 'POST', path: table, body: row, statuses: inserted },
    { method: 'POST', path: table, body: [row, row], statuses: inserted },
    { method: 'POST', path: `${table}?select=id`, body: row, statuses: inserted },
    { method: 'POST', path: table, body: row, headers: UPSERT, statuses: inserted },
    { method: 'PATCH', path: `${table}?id=eq.1`, body: change, statuses: done },
    { method: 'PATCH', path: table, body: change, statuses: done },
    { method: 'PATCH', path: `${table}?id=eq.999999`, body: change, statuses: nothingFound },
    // Only the database chooses ids.
    { method: 'POST', path: table, body: withId, statuses: malformed },
    { method: 'POST', path: table, body: withId, headers: UPSERT, statuses: malformed },
    { method: 'PUT', path: `${table}?id=eq.7`, body: withId, statuses: malformed },
    { method: 'PATCH', path: `${table}?id=eq.1`, body: { id: 7 }, statuses: malformed },
  ];
}

function listRequests(list: Table): WriteRequest[] {
  const withDate = { ...VALID_ROWS[list], created_at: '2099-01-01' };
  return [
    { method: 'DELETE', path: `${list}?id=eq.1`, statuses: done },
    { method: 'DELETE', path: `${list}?id=neq.0`, statuses: done },
    { method: 'DELETE', path: list, statuses: done },
    { method: 'DELETE', path: `${list}?id=eq.999999`, statuses: nothingFound },
    { method: 'POST', path: list, body: withDate, statuses: inserted },
    // The date of a row stays, because lists are in its order.
    { method: 'PATCH', path: `${list}?id=eq.1`, body: withDate, statuses: notGranted },
  ];
}

const { products, brands, contact_info: contact } = VALID_ROWS;
const seen = { price: products.price };

function call(name: string, body: object): WriteRequest {
  return { method: 'POST', path: `rpc/${name}`, body, statuses: answered };
}

const CALLS: WriteRequest[] = [
  call('change_products', { added: [products], edited: [], deleted: [] }),
  call('change_products', {
    added: [],
    edited: [{ id: 1, seen, wanted: CHANGES.products }],
    deleted: [],
  }),
  call('change_products', { added: [], edited: [], deleted: [{ id: 1, seen }] }),
  // Of another state of the catalogue: nothing is changed.
  call('replace_catalog', { products: [], brands: [brands], slides: [], seen_state: '', contact }),
  call('catalog_state', {}),
  { method: 'GET', path: 'rpc/catalog_state', statuses: readOnly },
  // A change that the history does not have.
  call('undo_change', { change: 0 }),
  call('recent_changes', {}),
  call('deleted_products', {}),
  call('price_history', { product: 1 }),
  call('lowest_prices', { days: 10, changing: [1] }),
  { method: 'GET', path: 'rpc/recent_changes', statuses: readOnly },
];

/** Every request with which an attacker could try to change the shop, or to read what only the owner may. */
export const WRITE_REQUESTS: readonly WriteRequest[] = [
  ...TABLES.flatMap(insertsAndUpdates),
  ...TABLES.filter((table) => table !== 'contact_info').flatMap(listRequests),
  { method: 'DELETE', path: 'contact_info?id=eq.1', statuses: notGranted },
  ...CALLS,
];

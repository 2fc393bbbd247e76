import type { FakeRest } from '@/data/testing/fakeRest';

/** All requests except reads, in order: `POST brands`, `DELETE brands 3`. */
export function writesOf({ requests }: FakeRest): string[] {
  return requests
    .filter(({ call }) => !call.startsWith('GET ') && call !== 'POST rpc/catalog_state')
    .map(({ call, url }) => {
      const row = url.searchParams.get('id')?.replace('eq.', '');
      return row === undefined ? call : `${call} ${row}`;
    });
}

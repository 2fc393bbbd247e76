import type { Row } from '@/data/schema/rows';

const LONGEST_IN_ADDRESS = 100;
const SHOWN_AT_EACH_END = 40;

interface Filters {
  eq: (column: string, value: unknown) => this;
  is: (column: string, value: null) => this;
  like: (column: string, pattern: string) => this;
}

/** Only rows that still have these values. Of a long text the two ends are compared, so it must be read before. */
export function onlyRowsWith<Query extends Filters>(query: Query, expected: Row): Query {
  return Object.entries(expected).reduce((filtered, [column, value]) => {
    if (value === null) return filtered.is(column, null);
    if (isLong(value)) return filtered.like(column, endsOf(value));
    return filtered.eq(column, value);
  }, query);
}

export function hasLongText(expected: Row): boolean {
  return Object.values(expected).some(isLong);
}

function isLong(value: Row[string]): value is string {
  return typeof value === 'string' && value.length > LONGEST_IN_ADDRESS;
}

/** A LIKE pattern; `_` for the characters that have a meaning in patterns or in PostgREST. */
function endsOf(text: string): string {
  const characters = Array.from(text.replaceAll(/[%_*\\]/g, '_'));
  const begin = characters.slice(0, SHOWN_AT_EACH_END).join('');
  return `${begin}%${characters.slice(-SHOWN_AT_EACH_END).join('')}`;
}

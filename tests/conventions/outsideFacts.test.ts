import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

/** Figures with the unit of a limit or a price: a host decides them, or we have measured them. */
const FIGURE = /(?<![\d.,-])(\d[\d.,]*) ?(GB|MB|puan|credits|saniye|seconds)\b/g;

const UNITS: Record<string, string> = { puan: 'credits', saniye: 'seconds' };

function figuresIn(text: string): string[] {
  return [...text.matchAll(FIGURE)].map(
    ([, number = '', unit = '']) => `${number.replaceAll(',', '.')} ${UNITS[unit] ?? unit}`,
  );
}

/** What our own code limits: it changes with that. */
const OUR_OWN = new Set(['20 MB', '60 MB']);

const facts = new Set(figuresIn(read('docs/outside-facts.md')));

test.each(['README.md', 'docs/kurulum.md'])(
  'the figures of %s stand in docs/outside-facts.md',
  (file) => {
    const figures = figuresIn(read(file));
    expect(figures.filter((figure) => !facts.has(figure) && !OUR_OWN.has(figure))).toEqual([]);
  },
);

test('each fact names its source and the day on which it was looked up', () => {
  const [, , ...lines] = read('docs/outside-facts.md').match(/^\|.*\|$/gm) ?? [];
  const rows = lines.slice(
    0,
    lines.findIndex((line) => line.includes('300 parts')),
  );
  expect(rows.length).toBeGreaterThan(10);
  const wrong = rows.filter(
    (row) => !/^\|[^|]+\|[^|]+\|[^|]+\| \d{4}-\d\d-\d\d \|[^|]+\|$/.test(row),
  );
  expect(wrong).toEqual([]);
});

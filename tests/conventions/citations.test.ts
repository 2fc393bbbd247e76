import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const FILES = '{src,stories,tests,scripts,supabase,.storybook}/**/*.{ts,tsx,mdx,md,sql}';

const read = (file: string) => readFileSync(file, 'utf8');

/** Sections of docs/specification.md by number, each with its text. */
const sections = new Map(
  read('docs/specification.md')
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.split('.')[0] ?? '', section]),
);
const decisions = new Set(sections.get('11')?.match(/(?<=^\| )D\d+/gm));

/** A comment may be broken over two lines in the middle of a citation. */
const withoutBreaks = (text: string) => text.replaceAll(/\s*\n\s*(?:\*|\/\/|--)?\s*/g, ' ');

function citationsIn(file: string) {
  const found = withoutBreaks(read(file)).matchAll(/\bspecification (\d+)(?:, "([^"]+)")?/gi);
  return [...found].map(([text, section = '', title]) => ({ file, text, section, title }));
}

/** A title is a heading of the section or the first cell of a row. */
function isBroken({ section, title }: ReturnType<typeof citationsIn>[number]): boolean {
  const text = sections.get(section);
  if (text === undefined) return true;
  return (
    title !== undefined && !text.includes(`\n### ${title}\n`) && !text.includes(`\n| ${title} |`)
  );
}

const files = globSync(FILES).filter((file) => !import.meta.filename.endsWith(file));

test('every cited section and title of the specification exists', () => {
  const citations = files.flatMap(citationsIn);
  expect(citations.length).toBeGreaterThan(50);
  expect(citations.filter(isBroken)).toEqual([]);
});

test('every cited decision exists', () => {
  const cited = files.flatMap((file) =>
    (read(file).match(/\bD\d+\b/g) ?? []).map((decision) => ({ file, decision })),
  );
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ decision }) => !decisions.has(decision))).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const WORDS = [
  // Prepositions.
  'about above across after against along among around at before behind below beneath beside between beyond by during',
  'except for from in inside instead into like near of off on onto outside over past per since through throughout to',
  'toward under until up upon via with within without',
  // Conjunctions.
  'and but nor or so yet',
  // Adverbs.
  'again almost already also always else even ever here hence just late later mostly nearly never not now often once',
  'perhaps quite rather still such then there therefore thus too twice usually',
  'nothing',
]
  .join(' ')
  .replaceAll(' ', '|');

const WITHOUT_SUBJECT = new RegExp(
  String.raw`^(?:${WORDS}|the same|only (?:${WORDS}|if|when|where|while))\b`,
  'i',
);

/** A clause that no main clause follows, such as "Where the page is scrolled to." */
const CLAUSE_ALONE = /^(?:as|if|when|where|while)\b[^,]*?(?:[.:;]|$)/i;

const files = globSync('{src,stories,tests,scripts,.storybook}/**/*.{ts,tsx}');

const docstrings = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\/\*\*(.*?)\*\//gs)].map(([, text = '']) => ({
    file,
    words: text
      .replaceAll(/\n\s*\*/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  })),
);

// Readers come to a docstring by a search, and many of them have another first language.
test('a docstring says what it is about: it begins with a noun or a verb, not with a preposition, "And", "The same", an adverb or a clause alone', () => {
  expect(docstrings.length).toBeGreaterThan(1000);
  const unclear = docstrings.filter(
    ({ words }) => WITHOUT_SUBJECT.test(words) || CLAUSE_ALONE.test(words),
  );
  expect(unclear.map(({ file, words }) => `${file}: ${words}`)).toEqual([]);
});

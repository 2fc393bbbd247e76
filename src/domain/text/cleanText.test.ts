import { expect, test } from 'vitest';

import { cleanText, cleanTyped } from './cleanText';

test.each([
  ['zero-width spaces', 'Fren\u200B balatası\u200B', 'Fren balatası'],
  ['a zero-width non-joiner', 'Fren\u200Cli', 'Frenli'],
  ['a joiner between letters', 'Fren\u200Dli', 'Frenli'],
  ['marks of direction', '\u200EBOSCH\u200F', 'BOSCH'],
  ['the marks of a contact app', '\u202A+90 532 000 00 00\u202C', '+90 532 000 00 00'],
  ['overrides of direction', '\u202D0532\u202E', '0532'],
  ['embeddings of direction', '\u202BFar\u202C', 'Far'],
  ['isolates', '\u2066BOSCH\u2069 \u2067Far\u2069 \u2068Ön\u2069', 'BOSCH Far Ön'],
  ['a word joiner', '0986\u2060424797', '0986424797'],
  ['a byte order mark', '\uFEFFÜrün\uFEFFler', 'Ürünler'],
  ['a soft hyphen', 'amor\u00ADtisör', 'amortisör'],
  ['a soft hyphen before a digit', '0986\u00AD424', '0986424'],
  ['control marks', 'F\0a\u0001r\u0008\u000e \u001b\u001f\u007fsol', 'Far sol'],
  ['no-break spaces', '2.850\u00A0TL\u202F', '2.850 TL'],
  ['wide spaces', 'Sol\u2003Ön\u3000Far', 'Sol Ön Far'],
  ['many spaces', '  Sol   Ön \t Far ', 'Sol Ön Far'],
  ['a no-break hyphen', '0532\u2011000\u201100', '0532-000-00'],
  ['a dash and a minus in a number', '0986\u2013424\u2212797', '0986-424-797'],
  ['a dash between two phones', '0312 395 \u2013 0532 000', '0312 395 - 0532 000'],
  ['a dash before a bracket', '(0312)\u2011(395)', '(0312)-(395)'],
  ['a dash before a number with letters', 'W\u2010712/95 5W\u201130', 'W-712/95 5W-30'],
  ['a dash between words', 'Ön \u2013 arka', 'Ön \u2013 arka'],
  [`a Mac's decomposed letters`, 'Şanzıman çözücü'.normalize('NFD'), 'Şanzıman çözücü'],
  ['a decomposed İ', 'I\u0307stanbul', 'İstanbul'],
  ['every Turkish i', 'Işık İçin ılık', 'Işık İçin ılık'],
  ['a letter whose mark stands behind an invisible one', 's\u200B\u0327', 'ş'],
  ['emoji that are joined', 'Usta 👩🏽‍🔧 👨‍👩‍👧 🏳️‍🌈', 'Usta 👩🏽‍🔧 👨‍👩‍👧 🏳️‍🌈'],
  ['an emoji with a joiner that joins nothing', '🔧\u200D var', '🔧 var'],
  ['half an emoji', 'Far \uD83D', 'Far \uFFFD'],
  ['line breaks in one line', 'Fren\r\nBalatası\u2028Ön', 'Fren Balatası Ön'],
  ['marks only', '\u200B\u00A0\uFEFF', ''],
])('one line with %s', (_, text, clean) => {
  expect(cleanText(text)).toBe(clean);
  expect(cleanText(clean)).toBe(clean);
});

test.each([
  ['bullets and tabs out of Word', '•\tÖn\r\n•\tArka\r\n', '• Ön\n• Arka'],
  ['every kind of line break', 'a\rb\u2028c\vd\u0085\n e', 'a\nb\nc\nd\n\n e'],
  ['aligned columns', 'Çap:  312\u00A0mm', 'Çap:  312 mm'],
])('several lines with %s', (_, text, clean) => {
  expect(cleanText(text, true)).toBe(clean);
});

test('while a text is typed, its spaces stay', () => {
  expect(cleanTyped(' 0532\u00A0\u202C ')).toBe(' 0532  ');
});

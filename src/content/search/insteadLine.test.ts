import { expect, test } from 'vitest';

import { insteadLine } from './insteadLine';

const words = (text: string) => text.split(' ').filter((word) => word !== '');

test.each([
  ['golf balata', 'balata', 'golf', '', '“golf” yazan parça yok. “balata” için sonuçlar:'],
  ['golf balata', 'balata', '', 'golf', 'İkisi bir arada geçen parça yok. “balata” için sonuçlar:'],
  [
    'golf BALATASI ön',
    'balatasi on',
    '',
    'golf',
    'Hepsi bir arada geçen parça yok. “BALATASI ön” için sonuçlar:',
  ],
  ['egea 1.3 far', 'far', 'egea 13', '', '“egea”, “1.3” yazan parça yok. “far” için sonuçlar:'],
  [
    'egea hella disk',
    'disk',
    'egea',
    'hella',
    '“egea” yazan parça yok. Ötekiler bir arada geçmiyor. “disk” için sonuçlar:',
  ],
  ['golf balta', 'Balata', 'golf', '', '“golf” yazan parça yok. “Balata” için sonuçlar:'],
])('%j without some of its words', (typed, kept, missing, apart, line) => {
  const relaxed = { kept: words(kept), missing: words(missing), apart: words(apart) };
  expect(insteadLine(typed, { relaxed })).toBe(line);
});

import { expect, test } from 'vitest';

import { shopFacts } from './shopFacts';

const INVENTED = /25\+|15\.000|Yirmi beş|Mercedes|TİCARET|Ankara/;
const saved = { savedAt: '2026-11-28T10:00:00Z' };

test('a shop that nobody has saved says what the build says', () => {
  const facts = shopFacts({});
  expect(facts).toMatchObject({
    isOwn: false,
    name: 'Örnek Oto',
    hasRating: true,
    hasWarranty: true,
  });
  expect(JSON.stringify(facts)).toMatch(INVENTED);
});

test('a saved record ends what is invented, until the owner switches it on', () => {
  const facts = shopFacts({ ...saved, name: 'Yılmaz Oto' });
  expect(facts).toMatchObject({
    isOwn: true,
    name: 'Yılmaz Oto',
    headline: 'Her araca yedek parça',
  });
  expect(JSON.stringify(facts)).not.toMatch(INVENTED);
  const switches = Object.values(facts).filter((fact) => typeof fact === 'boolean' && fact);
  expect(switches).toEqual([true]);
  expect(shopFacts({ ...saved, hasWarranty: true, figures: '12+ yıl' })).toMatchObject({
    hasWarranty: true,
    hasRating: false,
    figures: '12+ yıl',
  });
});

import { expect, test } from 'vitest';

import { sampleCategories } from '@/content/categories';

import { shopFacts } from './shopFacts';

const INVENTED = /25\+|15\.000|Yirmi beş|Mercedes|TİCARET|Ankara/;
const own = [{ name: 'Kaporta', count: 7 }];
const saved = { savedAt: '2026-11-28T10:00:00Z' };

test('a shop that nobody has saved says what the build says', () => {
  const facts = shopFacts({}, own);
  expect(facts).toMatchObject({
    isOwn: false,
    name: 'Örnek Oto',
    hasRating: true,
    hasWarranty: true,
    categories: sampleCategories,
  });
  expect(JSON.stringify(facts)).toMatch(INVENTED);
});

test('a saved record ends what is invented, until the owner switches it on', () => {
  const facts = shopFacts({ ...saved, name: 'Yılmaz Oto' }, own);
  expect(facts).toMatchObject({
    isOwn: true,
    name: 'Yılmaz Oto',
    headline: 'Her araca yedek parça',
    categories: own,
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

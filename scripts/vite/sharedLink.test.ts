import { existsSync } from 'node:fs';

import { expect, test } from 'vitest';

import { sharing } from '../../src/content/shop.ts';
import { sharedLinkTags } from './sharedLink.ts';

const contents = (website: string) =>
  Object.fromEntries(
    sharedLinkTags(website).map(({ attrs }) => [
      attrs?.['property'] ?? attrs?.['name'] ?? attrs?.['rel'],
      attrs?.['content'] ?? attrs?.['href'],
    ]),
  );

test('names the picture in full', () => {
  expect(contents('https://dukkan.example/vitrin/')).toMatchObject({
    canonical: 'https://dukkan.example/vitrin/',
    'og:image': `https://dukkan.example/vitrin/${sharing.picture.file}`,
    'og:image:width': '1200',
  });
});

test('a shop that does not know its address shares no picture', () => {
  expect(sharedLinkTags('')).toEqual([]);
});

test('an address without its beginning is refused while building', () => {
  expect(() => sharedLinkTags('www.dukkan.example')).toThrow('Invalid URL');
});

test('the picture is there', () => {
  expect(existsSync(`public/${sharing.picture.file}`)).toBe(true);
});

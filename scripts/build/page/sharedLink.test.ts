import { expect, test } from 'vitest';

import { sharing } from '../../settings/shop.ts';
import { sharedLinkTags, verificationTags } from './sharedLink.ts';

const contents = (website: string) =>
  Object.fromEntries(
    sharedLinkTags(website).map(({ attrs }) => [
      attrs?.['property'] ?? attrs?.['name'] ?? attrs?.['rel'],
      attrs?.['content'] ?? attrs?.['href'],
    ]),
  );

test('the tags have the full address of the picture', () => {
  expect(contents('https://dukkan.example/vitrin/')).toMatchObject({
    canonical: 'https://dukkan.example/vitrin/',
    'og:image': `https://dukkan.example/vitrin/${sharing.picture.file}`,
    'og:image:width': '1200',
  });
});

test('without an address of the shop there are no tags; one without a protocol fails the build', () => {
  expect(sharedLinkTags('')).toEqual([]);
  expect(() => sharedLinkTags('www.dukkan.example')).toThrow('Invalid URL');
});

test('Google and Meta find the codes that the settings give', () => {
  const settings = { SHOP_GOOGLE_VERIFICATION: ' abc_DEF-123 ', SHOP_META_VERIFICATION: '' };
  expect(verificationTags(settings).map(({ attrs }) => attrs)).toEqual([
    { name: 'google-site-verification', content: 'abc_DEF-123' },
  ]);
});

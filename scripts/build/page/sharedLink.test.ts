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

test('the tags have full addresses, and leave the canonical one to the script', () => {
  expect(contents('https://dukkan.example/vitrin/')).toEqual({
    'og:url': 'https://dukkan.example/vitrin/',
    'og:image': `https://dukkan.example/vitrin/${sharing.picture.file}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
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

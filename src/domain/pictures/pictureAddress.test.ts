import { expect, test } from 'vitest';

import { BAD_ADDRESSES, GOOD_ADDRESSES } from '@/domain/testing/addressCases';

import { isPictureAddress } from './pictureAddress';

test.each(GOOD_ADDRESSES)('%j is an address', (address) => {
  expect(isPictureAddress(address)).toBe(true);
});

test.each(['', ...BAD_ADDRESSES])('%j is no address', (address) => {
  expect(isPictureAddress(address)).toBe(false);
});

import { isPictureAddress } from '@/domain/pictureAddress';

import { text } from './fields';

/** The address of a picture, or '' for one that has no business on the page. */
export function address(value: unknown): string {
  const given = text(value).trim();
  return isPictureAddress(given) ? given : '';
}

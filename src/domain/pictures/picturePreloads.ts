import {
  copiesOf,
  PHONE_WINDOW,
  PHONE_SLIDE_SIZES,
  phoneCopiesOf,
  SLIDE_SIZES,
} from './pictureCopies';

export function picturePreloads(address: string): Partial<HTMLLinkElement>[] {
  const base = { rel: 'preload', as: 'image', fetchPriority: 'high', href: address } as const;
  const imageSrcset = copiesOf(address);
  if (imageSrcset === undefined) return [base];
  const wide = { ...base, imageSizes: SLIDE_SIZES, imageSrcset };
  const phoneSrcset = phoneCopiesOf(address);
  if (phoneSrcset === undefined) return [wide];
  const type = 'image/avif';
  return [
    { ...base, type, media: PHONE_WINDOW, imageSizes: PHONE_SLIDE_SIZES, imageSrcset: phoneSrcset },
    { ...wide, type, media: `not all and ${PHONE_WINDOW}` },
  ];
}

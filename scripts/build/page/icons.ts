/** The shop's icons in public/, drawn by `npm run icons`. */
export const icons = [
  { file: 'icons/192.png', size: 192, use: 'any' },
  { file: 'icons/512.png', size: 512, use: 'any' },
  // Phones cut these two to a circle or a rounded square of their own.
  { file: 'icons/maskable-512.png', size: 512, use: 'maskable' },
  { file: 'icons/touch-180.png', size: 180, use: 'touch' },
] as const;

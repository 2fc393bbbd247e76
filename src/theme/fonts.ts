export const fontFaces = [
  { family: 'Barlow', weight: 400, file: 'barlow-400.woff2' },
  { family: 'Barlow', weight: 600, file: 'barlow-600.woff2' },
  { family: 'Barlow Condensed', weight: 600, file: 'barlow-condensed-600.woff2' },
];

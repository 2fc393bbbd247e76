import regular from './fonts/barlow-400.woff2?url';
import semiBold from './fonts/barlow-600.woff2?url';
import condensed from './fonts/barlow-condensed-600.woff2?url';

// With `optional` the browser never changes the font of a text that is shown, so nothing moves. index.html preloads
// the files while the loading screen is shown, which uses no web font.
function face(family: string, weight: number, url: string) {
  return {
    '@font-face': {
      fontFamily: family,
      fontWeight: weight,
      fontDisplay: 'optional',
      src: `url(${url}) format('woff2')`,
    },
  };
}

export const fontFaces = [
  face('Barlow', 400, regular),
  face('Barlow', 600, semiBold),
  face('Barlow Condensed', 600, condensed),
];

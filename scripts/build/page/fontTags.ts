import { fontFaces } from '../../../src/theme/fonts.ts';

const addressOf = (file: string) => `/src/theme/fonts/${file}`;

export const fontPreloads = fontFaces
  .map(
    ({ file }) =>
      `<link rel="preload" href="${addressOf(file)}" as="font" type="font/woff2" crossorigin />`,
  )
  .join('\n    ');

/**
 * For the page's own style: WebKit fetches a font of a later style again where the server sends `Vary: Origin`, and the
 * page shrinks when it arrives. With `optional` the browser never changes the font of a text that is shown.
 */
export const fontStyles = fontFaces
  .map(
    ({ family, weight, file }) =>
      `@font-face {
        font-family: '${family}';
        font-weight: ${weight};
        font-display: optional;
        src: url(${addressOf(file)}) format('woff2');
      }`,
  )
  .join('\n      ');

import { callLink, chatLink } from '../../../src/domain/contactLinks.ts';
import { printStyles } from '../../../src/page/printStyles.ts';
import { fontFaces } from '../../../src/theme/fonts.ts';
import { loadingStyles } from '../../../src/theme/loadingStyles.ts';
import { colors } from '../../../src/theme/palette.ts';
import { sharing, shop } from '../../settings/shop.ts';

const texts: Record<string, string> = {
  name: shop.name,
  fullName: `${shop.name} ${shop.tradingWord}`.trim(),
  tradingWord: shop.tradingWord,
  summary: sharing.summary,
  phone: shop.contact.phone,
  callHref: callLink(shop.contact.phone),
  chatHref: chatLink(shop.contact.phone, shop.messages.general),
  ink: colors.ink,
};

const addressOf = (file: string) => `/src/theme/fonts/${file}`;

const fontPreloads = fontFaces
  .map(
    ({ file }) =>
      `<link rel="preload" href="${addressOf(file)}" as="font" type="font/woff2" crossorigin />`,
  )
  .join('\n    ');

/**
 * The fonts stand in the page's own style: WebKit fetches a font of a later style again where the server sends `Vary:
 * Origin`, and the page shrinks when it arrives. With `optional` the browser never changes the font of a text that is
 * shown.
 */
const fontStyles = fontFaces
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

const styles = { fontPreloads, fontStyles, loadingStyles: `{${loadingStyles}}`, printStyles };

/** Puts styles and `parts` in the place of `{{{marks}}}`, and the shop's words and colours in the place of `{{marks}}`. */
export function fillMarks(
  html: string,
  parts: Record<string, string>,
  words: Record<string, string> = texts,
): string {
  const all: Record<string, string> = { ...styles, ...parts };
  return html.replaceAll(
    /\{\{\{(\w+)\}\}\}|\{\{(\w+)\}\}/g,
    (mark: string, part: string, text: string) =>
      part ? (all[part] ?? mark) : escapeHtml(words[text] ?? mark),
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

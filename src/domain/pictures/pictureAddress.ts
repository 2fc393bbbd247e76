import { cleanText } from '@/domain/text/cleanText';

// http(s) or a path on this site: no other scheme, no `//host`, nothing that could end an attribute or a CSS url().
const ADDRESS = /^(?:https?:\/\/(?=[^/?#])|(?!\/\/|[^/?#]*:))[^\s\p{Cc}"'<>\\`(){}]{1,2048}$/iu;

export function isPictureAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/** A pasted address with its brackets, quotes and spaces percent-encoded, and with the https:// that browsers hide. */
export function tidyPictureAddress(pasted: string): string {
  return cleanText(pasted)
    .replace(/^www\.(?=[^/]+\.)/i, 'https://$&')
    .replaceAll(/[ "'<>\\`(){}]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

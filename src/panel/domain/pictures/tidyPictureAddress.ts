import { cleanText } from '@/domain/text/cleanText';

/** A pasted address with its brackets, quotes and spaces percent-encoded, and with the https:// that browsers hide. */
export function tidyPictureAddress(pasted: string): string {
  return cleanText(pasted)
    .replace(/^www\.(?=[^/]+\.)/i, 'https://$&')
    .replaceAll(/[ "'<>\\`(){}]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

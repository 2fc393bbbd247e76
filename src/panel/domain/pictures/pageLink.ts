const SITES: readonly (readonly [host: RegExp, name: string])[] = [
  [/^(drive|docs)\.google\.com$/, 'Google Drive'],
  [/^photos\.(google\.com|app\.goo\.gl)$/, 'Google Fotoğraflar'],
  [/(^|\.)(whatsapp\.com|whatsapp\.net|wa\.me)$/, 'WhatsApp'],
  [/(^|\.)(instagram\.com|instagr\.am|cdninstagram\.com)$/, 'Instagram'],
  [/(^|\.)(facebook\.com|fb\.me|fbcdn\.net)$/, 'Facebook'],
  [/(^|\.)(onedrive\.live\.com|1drv\.ms)$/, 'OneDrive'],
  [/(^|\.)icloud\.com$/, 'iCloud'],
  [/(^|\.)dropbox\.com$/, 'Dropbox'],
];

/** The site of a shared link that opens a page or expires, and so cannot be a picture of the shop. */
export function pageSiteOf(address: string): string | undefined {
  const host = /^(?:https?:\/\/)?([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  return SITES.find(([pattern]) => pattern.test(host))?.[1];
}

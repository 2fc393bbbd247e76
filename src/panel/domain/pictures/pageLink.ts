/** Hosts of Google Drive, Google Fotoğraflar, WhatsApp, Instagram, Facebook, OneDrive, iCloud and Dropbox. */
const HOSTS: readonly RegExp[] = [
  /^(drive|docs)\.google\.com$/,
  /^photos\.(google\.com|app\.goo\.gl)$/,
  /(^|\.)(whatsapp\.com|whatsapp\.net|wa\.me)$/,
  /(^|\.)(instagram\.com|instagr\.am|cdninstagram\.com)$/,
  /(^|\.)(facebook\.com|fb\.me|fbcdn\.net)$/,
  /(^|\.)(onedrive\.live\.com|1drv\.ms)$/,
  /(^|\.)(icloud|dropbox)\.com$/,
];

/** Whether a shared link opens a page or expires, and so cannot be a picture of the shop. */
export function isPageLink(address: string): boolean {
  const host = /^(?:https?:\/\/)?([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  return HOSTS.some((pattern) => pattern.test(host));
}

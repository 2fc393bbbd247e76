import type { HtmlTagDescriptor } from 'vite';

import { given, type Settings } from '../../settings/readSettings.ts';
import { sharing } from '../../settings/shop.ts';

function inHead(tag: string, attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag, attrs, injectTo: 'head' };
}

/**
 * What makes a chat show a picture under the shop's shared address. It must be named in full, so a shop that does
 * not know its own address has none. Throws if the address is no address. The canonical address is not among them: search
 * engines want it from the HTML or from a script, not from both, and with open controls it follows the view (D41).
 */
export function sharedLinkTags(website: string): HtmlTagDescriptor[] {
  if (website === '') return [];
  const { file, width, height } = sharing.picture;
  const meta = (property: string, content: string) => inHead('meta', { property, content });
  return [
    meta('og:url', new URL(website).href),
    meta('og:image', new URL(file, website).href),
    meta('og:image:width', String(width)),
    meta('og:image:height', String(height)),
    inHead('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

const VERIFICATIONS = {
  SHOP_GOOGLE_VERIFICATION: 'google-site-verification',
  SHOP_META_VERIFICATION: 'facebook-domain-verification',
};

/** Search Console and Commerce Manager see by these tags that the page is the owner's. */
export function verificationTags(settings: Settings): HtmlTagDescriptor[] {
  return Object.entries(VERIFICATIONS).flatMap(([setting, name]) => {
    const content = given(settings, setting);
    return content === undefined ? [] : [inHead('meta', { name, content })];
  });
}

import { createHash } from 'node:crypto';

/** Browsers obey it in a header only, not in a `<meta>` element. */
export const NO_FRAMES = "frame-ancestors 'none'";

/**
 * The Content-Security-Policy of the built page, without NO_FRAMES. It allows the page's own files, the inline scripts
 * and styles of `html` by their hashes, and requests to the database.
 */
export function contentSecurityPolicy(html: string, databaseUrl?: string): string {
  const database = databaseUrl === undefined ? [] : originOf(databaseUrl);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    // Emotion inserts its rules into style elements that have no text.
    'style-src': ["'self'", hashOf(''), ...inlineHashes(html, 'style')],
    // The owner may enter pictures of any host; data and blob are pictures that the page itself has made. A database of
    // one's own may keep uploaded ones without https.
    'img-src': ["'self'", 'https:', 'data:', 'blob:', ...database],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...database],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    // Scripts handle every form; nothing is ever submitted by the browser.
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The only one that the page makes, in src/offline/register.ts.
    'trusted-types': ['service-worker'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Puts the policy into the page, before everything that it must control. */
export function withPolicyElement(html: string, policy: string): string {
  const charset = '<meta charset="UTF-8" />';
  if (!html.includes(charset)) throw new Error(`index.html has no ${charset}`);
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  return html.replace(charset, () => `${charset}\n    ${element}`);
}

function originOf(url: string): string[] {
  // A database below the page's own address, such as `/api`, is 'self'.
  return URL.canParse(url) ? [new URL(url).origin] : [];
}

function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(
    new RegExp(String.raw`<${tag}(?![^>]*\ssrc=)[^>]*>(.*?)</${tag}>`, 'gs'),
  );
  return [...elements].map(([, text = '']) => hashOf(text));
}

function hashOf(text: string): string {
  // As the browser's parser reads it.
  const lines = text.replaceAll(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(lines).digest('base64')}'`;
}

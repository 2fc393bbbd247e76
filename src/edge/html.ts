import { wellFormed } from '@/domain/text/wellFormed';

/** HTML in which every text has been escaped. Only `element` and `dataElement` make it. */
export interface Html {
  readonly html: string;
}

/** What is undefined is left out. */
type Child = Html | string | undefined;

const WITHOUT_CONTENT = new Set(['img', 'link', 'meta']);

/** Whatever a text holds, it stays the text of its element or attribute. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): Html {
  const written = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${escapeText(value)}"`,
  );
  const end = WITHOUT_CONTENT.has(name) ? '' : `${write(children)}</${name}>`;
  return { html: `<${name}${written.join('')}>${end}` };
}

export function write(children: readonly Child[]): string {
  const written = children.map((child = '') =>
    typeof child === 'string' ? escapeText(child) : child.html,
  );
  return written.join('');
}

/** JSON for a script or a search engine. No value can end the element or begin a comment in it. */
export function dataElement(id: string, type: string, value: unknown): Html {
  const html = JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => String.raw`\u` + sign.charCodeAt(0).toString(16).padStart(4, '0'),
  );
  return element('script', { id, type }, { html });
}

function escapeText(text: string): string {
  return wellFormed(text).replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

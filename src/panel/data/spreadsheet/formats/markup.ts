import { memoize } from '@/domain/memoize';

/** Each pattern is made once, because a sheet has hundreds of thousands of cells. */
const startTag = memoize(
  (name: string) => new RegExp(String.raw`<(?:\w+:)?${name}(?=[\s/>])`, 'i'),
  new Map(),
);
const attributePattern = memoize(
  (name: string) =>
    new RegExp(String.raw`^[^>]*?[\s:]${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`, 'i'),
  new Map(),
);

/** The elements with this name, whatever its namespace, each from its attributes to the next one. End tags may be missing. */
export function elementsOf(markup: string, name: string): string[] {
  return markup.split(startTag(name)).slice(1);
}

/** An attribute of the element itself. Quotation marks may be missing in HTML. */
export function attribute(element: string, name: string): string {
  const [, double, single, plain] = attributePattern(name).exec(element) ?? [];
  return decodeEntities(double ?? single ?? plain ?? '');
}

const ENTITIES = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', euro: '€' }),
);
for (const letter of 'ÇçÖöÜü') {
  const [base = '', mark] = letter.normalize('NFD');
  ENTITIES.set(base + (mark === '\u0327' ? 'cedil' : 'uml'), letter);
}

export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x?)?(\w+);/gi, (whole, number: string | undefined, name: string) => {
    if (number === undefined) return ENTITIES.get(name) ?? whole;
    return String.fromCodePoint(Number.parseInt(name, number === '#' ? 10 : 16));
  });
}

/** An element of an XML file, as text. */
export interface XmlElement {
  attributes: string;
  content: string;
}

const patterns = new Map<string, RegExp>();

/** All elements with this name, whatever their namespace. None of them may contain another one. */
export function* elements(xml: string, name: string): Generator<XmlElement> {
  const pattern =
    patterns.get(name) ??
    new RegExp(
      String.raw`<(?:\w+:)?${name}(?=[\s/>])([^>]*?)(?:/>|>(.*?)</(?:\w+:)?${name}\s*>)`,
      'gs',
    );
  patterns.set(name, pattern);
  for (const [, attributes = '', content = ''] of xml.matchAll(pattern)) {
    yield { attributes, content };
  }
}

export function firstElement(xml: string, name: string): string {
  return elements(xml, name).next().value?.content ?? '';
}

export function attribute({ attributes }: XmlElement, name: string): string {
  for (const [, key, value = ''] of attributes.matchAll(/(?:\w+:)?(\w+)\s*=\s*["']([^"']*)["']/g)) {
    if (key === name) return decodeEntities(value);
  }
  return '';
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

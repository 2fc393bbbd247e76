/** An element of an XML file, as text. */
export interface XmlElement {
  attributes: string;
  content: string;
}

const elementPattern = kept(
  (name) =>
    new RegExp(
      String.raw`<(?:\w+:)?${name}(?=[\s/>])([^>]*?)(?:/>|>(.*?)</(?:\w+:)?${name}\s*>)`,
      'gs',
    ),
);
const attributePattern = kept(
  (name) => new RegExp(String.raw`(?:^|[\s:])${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`),
);

/** All elements with this name, whatever their namespace. None of them may contain another one. */
export function* elements(xml: string, name: string): Generator<XmlElement> {
  for (const [, attributes = '', content = ''] of xml.matchAll(elementPattern(name))) {
    yield { attributes, content };
  }
}

export function firstElement(xml: string, name: string): string {
  const pattern = elementPattern(name);
  pattern.lastIndex = 0;
  return pattern.exec(xml)?.[2] ?? '';
}

export function attribute({ attributes }: XmlElement, name: string): string {
  const [, quoted, single = ''] = attributePattern(name).exec(attributes) ?? [];
  return decodeEntities(quoted ?? single);
}

/** Each pattern is made once, because a sheet has hundreds of thousands of cells. */
function kept(make: (name: string) => RegExp): (name: string) => RegExp {
  const patterns = new Map<string, RegExp>();
  return (name) => {
    const pattern = patterns.get(name) ?? make(name);
    patterns.set(name, pattern);
    return pattern;
  };
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

import type { Car } from '@/domain/enquiry/car';
import { fold } from '@/domain/products/fold';

/** As one line, for the screen. */
export function carText({ make, model, year, chassis }: Car): string {
  return [joined(make, model, year), chassis && `Şasi no: ${chassis}`].filter(Boolean).join(', ');
}

/** The message with the visitor's car (D31): in the lines that ask for it, such as `Şasi no:`, and what is left at the end. */
export function withCar(message: string, { make, model, year, chassis }: Car): string {
  const missing = new Map([
    ['Araç', joined(make, model)],
    ['Yıl', year],
    ['Şasi no', chassis],
  ]);
  const take = (...names: string[]) => {
    const texts = names.map((name) => missing.get(name) ?? '');
    names.forEach((name) => missing.delete(name));
    return joined(...texts);
  };

  const lines = message.split('\n').map((line) => {
    const label = fold(line);
    if (!label.endsWith(':')) return line;
    if (/^(arac|otomobil)/.test(label)) {
      return label.includes('yil') ? filled(line, take('Araç', 'Yıl')) : filled(line, take('Araç'));
    }
    if (label.startsWith('yil') || label.startsWith('model yili')) return filled(line, take('Yıl'));
    return label.startsWith('sasi') ? filled(line, take('Şasi no')) : line;
  });
  const added = [...missing].filter(([, text]) => text !== '').map((entry) => entry.join(': '));
  return [...lines, ...added].join('\n');
}

function joined(...texts: string[]): string {
  return texts.filter((text) => text !== '').join(' ');
}

function filled(line: string, text: string): string {
  return text === '' ? line : `${line.trimEnd()} ${text}`;
}

import { expect, test } from 'vitest';

import { joinDescription, splitDescription } from './partNumbers';

const many = (count: number) => Array.from({ length: count }, (_, at) => `A${at}`);

test.each<[description: string, text: string, partNumbers: string[]]>([
  ['Orijinal.\nParça no: 0986424797', 'Orijinal.', ['0986424797']],
  ['Ön.\nArka.\n\nParça no: 0986424797, 1K0698151\n', 'Ön.\nArka.', ['0986424797', '1K0698151']],
  ['Ön.\r\nPARÇA NO : 3G0 297 873 D; w 712/95', 'Ön.', ['3G0 297 873 D', 'w 712/95']],
  ['Ön.\nparca no.:BOSCH 0986', 'Ön.', ['BOSCH 0986']],
  ['Ön.\nParça\u00A0no: 0986\u2011424', 'Ön.', ['0986-424']],
  ['Parça no: CM5G 12A366 CBA', '', ['CM5G 12A366 CBA']],
  ['Ön.\nParça no: 0986424797; 1K0698151,', 'Ön.', ['0986424797', '1K0698151']],
  [`Ön.\nParça no: ${many(20).join(', ')}`, 'Ön.', many(20)],
])('%j has part numbers', (description, text, partNumbers) => {
  expect(splitDescription(description)).toEqual({ text, partNumbers });
});

test.each([
  '',
  'Orijinal.',
  'Golf için. Parça no: 0986424797',
  'Parça no: 0986424797\nOrijinal.',
  'Ön.\nParça no: 0986424797 ile aynıdır',
  'Ön.\nParça no: kutunun üstünde',
  'Ön.\nParça no:',
  'Ön.\nParça numarası 0986424797',
  `Ön.\nParça no: 1${'0'.repeat(40)}`,
  `Ön.\nParça no: ${many(21).join(', ')}`,
])('%j is only text', (description) => {
  expect(splitDescription(description)).toEqual({ text: description, partNumbers: [] });
});

test.each([
  [{ text: 'Ön.', partNumbers: ['0986424797', '1K0698151'] }],
  [{ text: 'Ön.\nArka.', partNumbers: ['0986424797'] }],
  [{ text: '', partNumbers: ['0986424797'] }],
  [{ text: 'Ön.', partNumbers: [] }],
])('%j is joined to a description that splits into the same', (parts) => {
  expect(splitDescription(joinDescription(parts))).toEqual(parts);
});

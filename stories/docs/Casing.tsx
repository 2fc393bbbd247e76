import { Table } from './Table';

const WORDS = ['istanbul', 'ışık', 'IŞIK', 'İLETİŞİM'] as const;

/** The same words, converted with and without the Turkish locale. */
export function Casing() {
  return (
    <Table
      label="Upper and lower case"
      head={['Word', 'With the tr locale', 'Without']}
      rows={WORDS.map((word) => {
        const isUpper = word === word.toLocaleUpperCase('tr');
        return [
          word,
          isUpper ? word.toLocaleLowerCase('tr') : word.toLocaleUpperCase('tr'),
          isUpper ? word.toLowerCase() : word.toUpperCase(),
        ];
      })}
    />
  );
}

import { ALL_PRODUCTS, type ProductQuery, type SortOrder } from './productQuery';

const SORT_WORDS = new Map<SortOrder, string>([
  ['cheapest', 'ucuz'],
  ['costliest', 'pahali'],
  ['newest', 'yeni'],
]);

/** `#ara=fren+diski&kategori=Fren&sirala=ucuz&stok=var`. */
export function searchAddress(query: ProductQuery): string {
  const values = new URLSearchParams({ ara: query.text });
  if (query.category !== '') values.set('kategori', query.category);
  if (query.brand !== '') values.set('marka', query.brand);
  const sort = SORT_WORDS.get(query.sortBy);
  if (sort !== undefined) values.set('sirala', sort);
  if (query.onlyInStock) values.set('stok', 'var');
  return `#${values}`;
}

export function productAddress(id: number): string {
  return `#parca-${id}`;
}

/** The id of the part that the address names, if it names one. */
export function partIn(hash: string): number | undefined {
  const [, id] = /^#parca-(\d{1,15})$/.exec(hash) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Undefined: the address names no search. */
export function queryIn(hash: string): ProductQuery | undefined {
  if (!hash.startsWith('#ara=')) return undefined;
  const values = new URLSearchParams(hash.slice(1));
  const [sortBy] = [...SORT_WORDS].find(([, word]) => word === values.get('sirala')) ?? [];
  return {
    text: values.get('ara') ?? '',
    category: values.get('kategori') ?? '',
    brand: values.get('marka') ?? '',
    sortBy: sortBy ?? ALL_PRODUCTS.sortBy,
    onlyInStock: values.get('stok') === 'var',
  };
}

import { ALL_PRODUCTS, type ProductQuery, type SortOrder } from './productQuery';

const SORT_WORDS = new Map<SortOrder, string>([
  ['cheapest', 'ucuz'],
  ['costliest', 'pahali'],
  ['newest', 'yeni'],
]);

const SEARCH_NAMES = ['ara', 'kategori', 'marka', 'sirala', 'stok', 'sayfa'];

/** The parts of a page (`sayfa`) that an address names: search engines find as many links. */
export const PARTS_PER_PAGE = 100;

/** What follows the shop's own address where a part is open (D41). */
export function productAddress(id: number): string {
  return `?parca=${id}`;
}

/** `?ara=fren+diski&kategori=Fren&sirala=ucuz&stok=var&sayfa=2`, each alone too. `?ara=`: all products. */
export function searchAddress(wanted: Partial<ProductQuery>): string {
  const { text, category, brand, sortBy, onlyInStock, skip } = { ...ALL_PRODUCTS, ...wanted };
  const words = {
    ara: text,
    kategori: category,
    marka: brand,
    sirala: SORT_WORDS.get(sortBy) ?? '',
    stok: onlyInStock ? 'var' : '',
    sayfa: skip > 0 ? String(skip / PARTS_PER_PAGE + 1) : '',
  };
  const named = Object.entries(words).filter(([, word]) => word !== '');
  return `?${new URLSearchParams(named).toString() || 'ara='}`;
}

/** The id of the part that the query of an address names, if it names one. */
export function productIn(search: string): number | undefined {
  const id = new URLSearchParams(search).get('parca') ?? '';
  return /^\d{1,15}$/.test(id) ? Number(id) : undefined;
}

/** Undefined: it names no search. */
export function queryIn(search: string): ProductQuery | undefined {
  const values = new URLSearchParams(search);
  if (!SEARCH_NAMES.some((name) => values.has(name))) return undefined;
  const [page = '1'] = /^[1-9]\d{0,3}$/.exec(values.get('sayfa') ?? '') ?? [];
  const [sortBy] = [...SORT_WORDS].find(([, word]) => word === values.get('sirala')) ?? [];
  return {
    text: values.get('ara') ?? '',
    category: values.get('kategori') ?? '',
    brand: values.get('marka') ?? '',
    sortBy: sortBy ?? ALL_PRODUCTS.sortBy,
    onlyInStock: values.get('stok') === 'var',
    skip: (Number(page) - 1) * PARTS_PER_PAGE,
  };
}

/** `address` in place of what `search` names. Names of others, such as `utm_source`, stay. */
export function withAddress(search: string, address: string): string {
  const names = new URLSearchParams(search);
  for (const name of ['parca', ...SEARCH_NAMES]) names.delete(name);
  const query = [address.slice(1), names.toString()].filter((words) => words !== '').join('&');
  return query && `?${query}`;
}

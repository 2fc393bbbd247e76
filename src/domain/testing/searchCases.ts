import type { Product } from '@/domain/product';
import type {
  CarHints,
  ProductQuery,
  RelaxedWords,
  ValueCount,
} from '@/domain/products/productQuery';

import { product } from './examples';

const part = (id: number, values: Partial<Product>): Product => ({
  ...product,
  id,
  category: 'Motor',
  brand: 'BOSCH',
  description: 'Orijinal.',
  ...values,
});

/** The search of the database and that of the page must find the same of these. The newest is first. */
export const SEARCHED: readonly Product[] = [
  part(9, { name: 'Yağ Filtresi W 712/95', price: 0, brand: 'MANN' }),
  part(8, {
    name: 'Pompa',
    description: 'Fren hidroliği için, %20 indirimli. 0986424797 yerine.',
    price: 500,
  }),
  part(7, { name: 'Hortum', category: 'Fren', price: 90 }),
  part(6, { name: 'Merkez', category: 'Şanzıman', brand: 'FREN-TEK', price: 700 }),
  part(5, { name: 'Fren Balatası Ön', category: 'Fren', inStock: false, price: 900 }),
  part(4, { name: 'Fren Diski', category: 'Fren', price: 1200 }),
  part(3, { name: 'Işık Müşürü', category: 'Elektrik', brand: 'HELLA', price: 150 }),
  part(2, {
    name: 'Debriyaj Seti',
    brand: 'SACHS',
    price: 2850,
    description: 'OEM: 3G0 297 873 D',
  }),
  part(1, {
    name: 'Amortisör',
    brand: 'SACHS',
    price: 1850,
    inStock: false,
    description: 'Orijinal.\nParça no: PZ-A 123, 0986 424 797',
  }),
];

/** Each a text of words. */
function relaxed(kept: string, missing: string, apart = ''): RelaxedWords {
  return { kept: wordsIn(kept), missing: wordsIn(missing), apart: wordsIn(apart) };
}

function wordsIn(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

const ALL = [9, 8, 7, 6, 4, 3, 2, 5, 1];

export const NO_CAR_HINTS: CarHints = { carNames: [], carDetails: [], fitting: '' };

type Case = readonly [
  query: Partial<ProductQuery & CarHints>,
  ids: readonly number[],
  /** Searched in place of misspelled words, or where words were left out. */
  instead?: string | RelaxedWords,
];

const SEARCHES: readonly Case[] = [
  // The order
  [{ text: 'fren' }, [4, 5, 6, 7, 8]],
  [{ text: 'fren bosch' }, [4, 5, 7, 8]],
  [{ text: 'bosch hortum fren' }, [7]],
  [{ text: 'fren', sortBy: 'cheapest' }, [7, 8, 6, 5, 4]],
  [{ text: 'fren', sortBy: 'costliest' }, [4, 5, 6, 8, 7]],
  [{ text: 'fren', sortBy: 'newest' }, [8, 7, 6, 5, 4]],
  [{ text: 'fren', onlyInStock: true }, [4, 6, 7, 8]],
  [{}, ALL],
  [{ sortBy: 'cheapest' }, [7, 3, 8, 6, 5, 4, 1, 2, 9]],

  // What is found
  [{ text: 'isik musuru' }, [3]],
  [{ text: 'MÜŞÜR IŞIK' }, [3]],
  [{ text: '3g0.297.873.d' }, [2]],
  [{ text: '3G0297873D' }, [2]],
  [{ text: 'w71295' }, [9]],
  [{ text: '%20' }, [8]],
  [{ text: '%' }, ALL],
  [{ text: "'; drop table products; --" }, []],
  [{ text: `hella ${'z'.repeat(94)} fren` }, [3], relaxed('hella', 'z'.repeat(94))],
  [{ text: 'isik musur musuru usuru suru hell ella elek lekt ektr ktri trik zzz' }, [3]],
  [{ text: 'fren', brand: 'FREN-TEK' }, [6]],
  [{ text: 'fren', category: 'Fren' }, [4, 5, 7]],
  [{ category: 'fren' }, []],
  [{ text: 'fren hella', category: 'Motor' }, [8], relaxed('fren', '', 'hella')],

  // Part numbers
  [{ text: '0986424797' }, [1, 8]],
  [{ text: '0 986-424.797' }, [1, 8]],
  [{ text: '0986424797', sortBy: 'newest' }, [8, 1]],
  [{ text: '98642479' }, [8, 1]],
  [{ text: '0986424797 sachs' }, [1]],
  [{ text: 'pza123' }, [1]],
  [{ text: 'PZ A-123' }, [1]],
  [{ text: 'pza12' }, [1]],
  [{ text: 'parça' }, []],

  // Misspelled words
  [{ text: 'debriaj' }, [2], 'Debriyaj'],
  [{ text: 'amartisör' }, [1], 'Amortisör'],
  [{ text: 'balta' }, [5], 'Balatası'],
  [{ text: 'balt' }, []],
  [{ text: 'debry' }, [2], 'Debriyaj'],
  [{ text: 'pompq' }, [8], 'Pompa'],
  [{ text: 'debriaj sachs' }, [2], 'Debriyaj SACHS'],
  [{ text: 'debriaj bosch' }, [2], relaxed('Debriyaj', '', 'bosch')],
  [{ text: 'filitre w712', sortBy: 'newest' }, [9], 'Filtresi w712'],
  [{ text: 'balta', onlyInStock: true }, []],
  [{ text: '3g0297874' }, []],
  [{ text: 'ortum' }, [7]],
  [{ text: 'zzzqq' }, []],
  [{ text: 'debriaj seti zzzqq' }, [2], relaxed('Debriyaj seti', 'zzzqq')],
];

/** What customers type: part and car, and words with endings. Newest first. */
const CUSTOMERS_PARTS: readonly Product[] = [
  part(20, { name: 'Fren Balata Ön', category: 'Fren', description: 'Doblo 1.3 Multijet 2012' }),
  part(19, { name: 'Arka Fren Balatası', category: 'Fren', brand: 'Demirtaş Balata Sanayi' }),
  part(18, { name: 'Bala Halkası', brand: 'FEBI' }),
  part(17, { name: 'Kapı Kolu', category: 'Kaporta', brand: 'VALEO' }),
  part(16, { name: 'Kap', category: 'Aksesuar', description: 'Teller için.' }),
  part(15, { name: 'Far Ampulü H7', category: 'Farlar', brand: 'HELLA' }),
  part(14, { name: 'Yağ Filtresi', brand: 'MANN', description: 'Golf, Passat, Caddy.' }),
  part(13, { name: 'Ön Amortisör', category: 'Süspansiyon', brand: 'SACHS' }),
  part(12, { name: 'Silecek Takımı', category: 'Elektrik', brand: 'BOSCH', description: 'Golf 7' }),
  part(11, { name: 'Motor Kapağı', brand: 'VALEO', description: 'Parça no: 0 986 424 797' }),
  part(10, { name: 'Debriyaj Seti', category: 'Debriyaj', brand: 'SACHS', inStock: false }),
  part(9, {
    name: 'Debriyaj Rulmanı',
    category: 'Debriyaj',
    brand: 'SKF',
    description: 'Teliyle.',
  }),
  part(8, { name: 'Mobil Motor Yağı 5W-30', brand: 'MOBIL' }),
  part(7, { name: 'Corolla Debriyaj Teli', category: 'Debriyaj', brand: 'AISIN' }),
];

const CUSTOMERS_SEARCHES: readonly Case[] = [
  // Endings
  [{ text: 'fren balatası' }, [20, 19]],
  [{ text: 'fren balata' }, [20, 19]],
  [{ text: 'fren balataları' }, [20, 19]],
  [{ text: 'FREN BALATALARININ' }, [20, 19]],
  [{ text: 'balatalar' }, [20, 19]],
  [{ text: 'balatanın' }, [20, 19]],
  [{ text: 'balataya' }, [20, 19]],
  [{ text: 'bala' }, [20, 19, 18]],
  [{ text: 'balalar' }, [18]],
  [{ text: 'yağ filtreleri' }, [14]],
  [{ text: 'filtreler' }, [14]],
  [{ text: 'filtreyi' }, [14]],
  [{ text: 'farı' }, [15]],
  [{ text: 'farlar' }, [15]],
  [{ text: 'farları' }, [15]],
  [{ text: 'amortisörü' }, [13]],
  [{ text: 'ön amortisörleri' }, [13]],
  [{ text: 'silecekler' }, [12]],
  [{ text: 'sileceği' }, [12]],
  [{ text: 'motor kapak' }, [11]],
  [{ text: 'kapaklar' }, [11]],
  [{ text: 'kapağa' }, [11]],
  [{ text: 'kapı' }, [17]],
  [{ text: 'kapılar' }, [17]],
  [{ text: 'kapı kolları' }, [17]],
  [{ text: 'kap' }, [16, 17, 11]],
  [{ text: 'debriyaj setleri' }, [10]],
  [{ text: 'debriyaj rulman' }, [9]],
  [{ text: 'teller' }, [7, 16]],
  [{ text: 'mobile' }, [8], 'MOBIL'],
  [{ text: 'sachslar' }, [13, 10], 'SACHS'],
  [{ text: '30lar' }, []],

  // Part and car
  [{ text: 'egea balata', carNames: ['egea'] }, [20, 19], relaxed('balata', 'egea')],
  [{ text: 'golf balata', carNames: ['golf'] }, [20, 19], relaxed('balata', '', 'golf')],
  [{ text: 'golf filtre', carNames: ['golf'] }, [14]],
  [
    { text: 'corolla debriyaj seti', carNames: ['corolla'] },
    [10],
    relaxed('debriyaj seti', '', 'corolla'),
  ],
  [{ text: 'corolla debriyaj seti' }, [7], relaxed('corolla debriyaj', '', 'seti')],
  [{ text: 'golf balta', carNames: ['golf'] }, [20, 19], relaxed('Balata', '', 'golf')],
  [{ text: 'golf xenon', carNames: ['golf'] }, [14, 12], relaxed('golf', 'xenon')],
  [
    {
      text: 'fren balatası golf 2012 1.6 tdi',
      carNames: ['golf'],
      carDetails: ['2012', '16', 'tdi'],
    },
    [20, 19],
    relaxed('fren balatasi', '16 tdi', 'golf 2012'),
  ],
  [{ text: 'doblo 2012 balata', carNames: ['doblo'], carDetails: ['2012'] }, [20]],
  [
    { text: 'doblo 2012 debriyaj', carDetails: ['2012'] },
    [9, 7, 10],
    relaxed('debriyaj', '', 'doblo 2012'),
  ],
  [
    { text: 'golf 2012', carNames: ['golf'], carDetails: ['2012'] },
    [14, 12],
    relaxed('golf', '', '2012'),
  ],
  [{ text: 'egea', carNames: ['egea'] }, []],

  // Words that no part has together
  [{ text: 'debriyaj amortisör' }, [9, 7, 10], relaxed('debriyaj', '', 'amortisor')],
  [{ text: 'amortisör debriyaj' }, [9, 7, 10], relaxed('debriyaj', '', 'amortisor')],
  [{ text: 'hella balata' }, [20, 19], relaxed('balata', '', 'hella')],
  [{ text: 'ön mann balata' }, [20], relaxed('on balata', '', 'mann')],
  [{ text: 'mann xenon zzzqq' }, [14], relaxed('mann', 'xenon zzzqq')],
  [{ text: 'balata am' }, [20, 19], relaxed('balata', '', 'am')],
  [{ text: 'balata amortis' }, [20, 19], relaxed('balata', '', 'amortis')],
  [{ text: 'golf ba', carNames: ['golf'] }, [20, 19, 18], relaxed('ba', '', 'golf')],
  [{ text: 'mann 0986424798' }, [14], relaxed('mann', '0986424798')],
  [{ text: 'mann 0986 424 798' }, [14], { kept: ['mann'], missing: ['0986 424 798'], apart: [] }],
  [{ text: '0986 424 798' }, []],
  [{ text: 'balata 0986424797' }, [11], relaxed('0986424797', '', 'balata')],
  [{ text: 'hella balata', onlyInStock: true }, [20, 19], relaxed('balata', '', 'hella')],
  [{ text: 'debriyaj seti', onlyInStock: true }, []],

  // Many words
  [{ text: 'debr ebri briy riya iyaj teli' }, [7, 9]],
  [{ text: 'deb debr ebri briy riya iyaj teli' }, [9, 7]],

  // The visitor's car
  [{ text: 'fren', fitting: 'doblo' }, [20, 19]],
  [{ text: 'debriyaj', fitting: 'Corolla' }, [7, 9, 10]],
  [{ text: 'debriyaj', fitting: 'seti' }, [10, 9, 7]],
  [{ text: 'debriyaj', fitting: 'seti', sortBy: 'newest' }, [10, 9, 7]],
  [{ category: 'Debriyaj', fitting: 'corolla' }, [7, 9, 10]],
];

/** Each with the products in which it is searched. */
/** Vehicles count more than the description, and less than name, brand and category (D51). */
const PARTS_OF_VEHICLES: readonly Product[] = [
  part(4, { name: 'Ön Balata', category: 'Fren', description: 'Golf için de.' }),
  part(3, { name: 'Ön Balata', category: 'Fren', vehicles: 'VW Golf VII 2013-2019\nSeat Leon' }),
  part(2, { name: 'Golf Ön Balata', category: 'Fren', inStock: false }),
  part(1, { name: 'Arka Balata', category: 'Fren', vehicles: 'Fiat Egea, Tipo' }),
];

const VEHICLES_SEARCHES: readonly Case[] = [
  [{ text: 'golf balata' }, [2, 3, 4]],
  [{ text: 'egea' }, [1]],
  [{ text: 'tipo balata' }, [1]],
  // `go` is no whole word of a name or category, so that it need not stand in the name.
  [{ text: 'go le ti' }, [3], relaxed('go le', '', 'ti')],
  [
    { text: 'on balata leon 2014', carNames: ['leon'], carDetails: ['2014'] },
    [3],
    relaxed('on balata leon', '2014'),
  ],
];

export const SEARCH_TABLES = [
  { products: SEARCHED, searches: SEARCHES },
  { products: CUSTOMERS_PARTS, searches: CUSTOMERS_SEARCHES },
  { products: PARTS_OF_VEHICLES, searches: VEHICLES_SEARCHES },
];

/** The counts of a search for `fren` in the category Fren. */
export const COUNTED: Record<'categories' | 'brands', readonly ValueCount[]> = {
  categories: [
    { name: 'Fren', count: 3 },
    { name: 'Motor', count: 1 },
    { name: 'Şanzıman', count: 1 },
  ],
  brands: [{ name: 'BOSCH', count: 3 }],
};

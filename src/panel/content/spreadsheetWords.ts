import { parsePercent } from '@/panel/domain/prices/percentChange';
import type {
  MissingProducts,
  SpreadsheetChanges,
} from '@/panel/domain/spreadsheet/compareSpreadsheet';
import type { Currency } from '@/panel/domain/spreadsheet/productLine';
import {
  type SpreadsheetChoices,
  markupOf,
  rateOf,
} from '@/panel/domain/spreadsheet/spreadsheetChoices';

import { firstNames } from './changes';
import { lineProblemText } from './files/lineProblems';
import { changeFailures } from './panel';
import { PAGE_ADDRESS } from './photographs';

export const ROUNDING = {
  label: 'Yuvarla',
  choices: [
    { value: 'kurus', name: 'Yuvarlama yok' },
    { value: 'lira', name: '1 TL' },
    { value: 'five', name: '5 TL' },
    { value: 'ten', name: '10 TL' },
  ],
} as const;

const CURRENCY_NAMES: Record<Currency, string> = {
  EUR: 'euro',
  USD: 'dolar',
  GBP: 'sterlin',
};

const CELLS_NAMED = 3;

type LeftOut = Record<'notParts' | 'skipped' | 'pages', number> &
  Pick<SpreadsheetChanges, 'leftOut'>;

/** Lines and cells of a spreadsheet that are neither right nor wrong; `pages`: whose picture the shop cannot show. */
export function leftOutText({ notParts, skipped, pages, leftOut }: LeftOut): string {
  const cells = leftOut
    .slice(0, CELLS_NAMED)
    .map(({ line, problem }) => `${line}. satır: ${lineProblemText(problem)}`);
  const texts = [
    notParts > 0 && `${notParts} satır ürün değil (başlık, toplam).`,
    skipped > 0 && `${skipped} yeni ürün eklenmeyecek.`,
    pages > 0 && `${pages} satırın görseli: ${PAGE_ADDRESS}`,
    cells.length > 0 &&
      `${leftOut.length} hücre okunamadı, satırı onsuz alınacak. ${cells.join(' ')}`,
  ];
  return texts.filter((text) => text !== false).join(' ');
}

type Prices = Pick<SpreadsheetChanges, 'lacksVat' | 'currency'>;

/** What the owner has to choose before prices can be taken. Empty: nothing. */
export function neededText(choices: SpreadsheetChoices, { lacksVat, currency }: Prices): string {
  const lacksRate = currency !== undefined && rateOf(choices) === undefined;
  const texts = [
    lacksVat &&
      parsePercent(choices.vat, 'up') === undefined &&
      'Bu listede KDV hariç fiyatlar var. KDV oranını seçmeden alınmazlar.',
    lacksRate && `Bu listede fiyatlar ${CURRENCY_NAMES[currency]}. Kuru yazmadan alınmazlar.`,
    markupOf(choices) === undefined &&
      '“Fiyatlara ekle (%)” okunamadı: düzeltmeden liste uygulanamaz.',
  ];
  return texts.filter((text) => text !== false).join(' ');
}

/** What the choices add to all prices. */
export function markupText(choices: SpreadsheetChoices, { lacksVat, currency }: Prices): string {
  const markup = markupOf(choices) ?? 0;
  const rate = currency && rateOf(choices);
  const vat = (lacksVat && parsePercent(choices.vat, 'up')) || 0;
  const percents = [
    ...(vat > 0 ? [`%${vat.toLocaleString('tr')} KDV`] : []),
    ...(markup > 0 ? [`%${markup.toLocaleString('tr')}`] : []),
  ];
  return [
    ...(rate === undefined ? [] : [`1 ${currency} = ${choices.rate.trim()} TL`]),
    ...(percents.length === 0 ? [] : [`Fiyatlara ${percents.join(' ve ')} eklenecek`]),
  ].join(' · ');
}

const NAMED = 5;

export function missingText({ brand, products }: MissingProducts): string {
  const names = products.map(({ name }) => name);
  const named = firstNames(names, NAMED, 'ürün');
  return `Listede olmayanlar tükendi olsun: ${products.length} ${brand} ürünü (${named})`;
}

export const applyFailures = changeFailures('Liste', 'uygulanmış');

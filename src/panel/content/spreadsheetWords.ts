import { parsePercent } from '@/panel/domain/prices/percentChange';
import type { MissingProducts } from '@/panel/domain/spreadsheet/compareSpreadsheet';
import { type SpreadsheetChoices, markupOf } from '@/panel/domain/spreadsheet/spreadsheetChoices';

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

type LeftOut = 'notParts' | 'skipped' | 'pages';

/** Lines of a spreadsheet that are neither right nor wrong; `pages`: whose picture the shop cannot show. */
export function leftOutText({ notParts, skipped, pages }: Record<LeftOut, number>): string {
  const texts = [
    notParts > 0 && `${notParts} satır ürün değil (başlık, toplam).`,
    skipped > 0 && `${skipped} yeni ürün eklenmeyecek.`,
    pages > 0 && `${pages} satırın görseli: ${PAGE_ADDRESS}`,
  ];
  return texts.filter((text) => text !== false).join(' ');
}

export function hiddenText(hidden: number): string {
  return `${hidden} gizli satır alınmadı (dosyada gizlenmiş ya da süzülmüş).`;
}

/** What the choices add to all prices, or that it cannot be read. */
export function markupText(choices: SpreadsheetChoices, lacksVat: boolean): string {
  const markup = markupOf(choices);
  if (markup === undefined) return '“Fiyatlara ekle (%)” okunamadı: düzeltmeden liste uygulanamaz';
  const vat = (lacksVat && parsePercent(choices.vat, 'up')) || 0;
  const percents = [
    ...(vat > 0 ? [`%${vat.toLocaleString('tr')} KDV`] : []),
    ...(markup > 0 ? [`%${markup.toLocaleString('tr')}`] : []),
  ];
  return percents.length === 0 ? '' : `Fiyatlara ${percents.join(' ve ')} eklenecek`;
}

const NAMED = 5;

export function missingText({ brand, products }: MissingProducts): string {
  const names = products.slice(0, NAMED).map(({ name }) => name);
  const unnamed = products.length - names.length;
  const named = names.join(', ') + (unnamed > 0 ? ` ve ${unnamed} ürün daha` : '');
  return `Listede olmayanlar tükendi olsun: ${products.length} ${brand} ürünü (${named})`;
}

export const applyFailures = changeFailures('Liste', 'uygulanmış');

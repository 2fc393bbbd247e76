import { fieldName } from '@/panel/content/fieldNames';
import { PRICE_EXAMPLE } from '@/panel/content/panel';
import type { LineProblem, SpreadsheetColumn } from '@/panel/domain/spreadsheet/productLine';

import { ownHeadings } from './spreadsheetHeadings';

const examples: Partial<Record<SpreadsheetColumn, string>> = {
  price: PRICE_EXAMPLE,
  originalPrice: PRICE_EXAMPLE,
  discount: '0 ile 100 arasında olmalı',
  inStock: 'Var ya da Yok yazın',
  image: 'https:// ile başlamalı',
  partNumbers: 'İçinde rakam olan bir numara yazın',
};

export function problemsText(problems: readonly LineProblem[]): string {
  return problems.map(lineProblemText).join(' ');
}

export function lineProblemText(problem: LineProblem): string {
  const column =
    'field' in problem
      ? (ownHeadings.get(problem.field) ?? fieldName('products', problem.field))
      : '';
  switch (problem.kind) {
    case 'missing':
      return `${column} boş.`;
    case 'unreadable': {
      const example = examples[problem.field];
      return `${column} okunamadı: “${problem.text}”.${example ? ` ${example}.` : ''}`;
    }
    case 'tooLong':
      return `${column} çok uzun: en çok ${problem.most} harf.`;
    case 'error':
      return `${column} hücresinde Excel hatası var: “${problem.text}”.`;
    case 'spoilt':
      return `Excel bu hücreyi tarihe ya da kısaltılmış sayıya çevirmiş: “${problem.text.replace(/\.(?=\d+E)/, ',')}”. ${column} sütununu metin yapıp yeniden yazın.`;
    case 'currency':
      return `Fiyat TL değil: “${problem.text}”.`;
    case 'rate':
      return `Fiyat TL değil: “${problem.text}”. Yukarıya kuru yazın.`;
    case 'vat':
      return 'Fiyat KDV hariç. Yukarıdan KDV oranını seçin.';
    case 'percent':
      return 'Yukarıdaki “Fiyatlara ekle (%)” okunamadı.';
    case 'repeated':
      return `Aynı ürün ${problem.line}. satırda da var.`;
    case 'ambiguous':
      return `Mağazada bu ürün ${problem.count} kez var. Hangisi olduğu anlaşılmıyor.`;
    case 'sharedNumber':
      return `Mağazada ${problem.count} üründe ${problem.partNumber} parça numarası var. Hangisi olduğu anlaşılmıyor.`;
    case 'otherPart':
    default:
      return `${problem.partNumber} parça numarası mağazada “${problem.name}” ürününün; satırdaki ad ya da marka başka.`;
  }
}

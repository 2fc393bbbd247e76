import type { ProductChanges } from '@/panel/domain/products/productChanges';
import type { MissingProducts } from '@/panel/domain/spreadsheet/compareSpreadsheet';
import type {
  LineProblem,
  ListColumn,
  ProductValues,
} from '@/panel/domain/spreadsheet/productLine';

import { fieldLabel, fieldName } from './fieldNames';
import { changeFailures } from './panel';
import { PAGE_ADDRESS } from './photographs';

const ownHeadings = new Map<ListColumn, string>([
  ['inStock', 'Stok'],
  ['partNumbers', 'Parça No'],
  ['currency', 'Para Birimi'],
]);

export function headingOf(column: ListColumn): string {
  return ownHeadings.get(column) ?? fieldLabel('products', column);
}

/** The first of each is written into our own files. */
export const stockWords = {
  in: ['Var', 'Stokta', 'Stokta Var', 'Evet', 'Mevcut', 'True', 'Doğru'],
  out: ['Yok', 'Tükendi', 'Stokta Yok', 'Hayır', 'Bitti', 'False', 'Yanlış', '-'],
} as const;

export const LIST_ROUNDING = {
  label: 'Yuvarla',
  choices: [
    { value: 'kurus', name: 'Yuvarlama yok' },
    { value: 'lira', name: '1 TL' },
    { value: 'five', name: '5 TL' },
    { value: 'ten', name: '10 TL' },
  ],
} as const;

type LeftOut = 'notParts' | 'skipped' | 'pages';

/** Lines of a list that are neither right nor wrong; `pages`: whose picture the shop cannot show. */
export function leftOutText({ notParts, skipped, pages }: Record<LeftOut, number>): string {
  const texts = [
    notParts > 0 && `${notParts} satır ürün değil (başlık, toplam).`,
    skipped > 0 && `${skipped} yeni ürün eklenmeyecek.`,
    pages > 0 && `${pages} satırın görseli: ${PAGE_ADDRESS}`,
  ];
  return texts.filter((text) => text !== false).join(' ');
}

const NAMED = 5;

export function missingText({ brand, products }: MissingProducts): string {
  const names = products.slice(0, NAMED).map(({ name }) => name);
  const others = products.length - names.length;
  const named = names.join(', ') + (others > 0 ? ` ve ${others} ürün daha` : '');
  return `Listede olmayanlar tükendi olsun: ${products.length} ${brand} ürünü (${named})`;
}

/** In the column of prices. The shop shows `Fiyat sorun` (D27). */
export const priceOnRequestWords = [
  'Sorunuz',
  'Sorun',
  'Fiyat Sorunuz',
  'Fiyat Sorun',
  'Fiyatı Sorunuz',
  'Fiyat İçin Arayınız',
  'Arayınız',
] as const;

export const PROBLEM_HEADING = 'Sorun';

const PRICE_EXAMPLE = 'Örnek: 2850 ya da 2.850,50';
const examples: Partial<Record<ListColumn, string>> = {
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
      return `Excel bu hücreyi tarihe ya da kısaltılmış sayıya çevirmiş: “${problem.text}”. ${column} sütununu metin yapıp yeniden yazın.`;
    case 'currency':
      return `Fiyat TL değil: “${problem.text}”.`;
    case 'vat':
      return 'Fiyat KDV hariç. Yukarıya KDV oranını yazın.';
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

const SAVE_AS_XLSX =
  '“Farklı Kaydet” ile “Excel Çalışma Kitabı (.xlsx)” olarak kaydedip yeniden seçin.';

export const fileProblems = {
  noContent:
    'Bu dosya boş: içinde hiçbir şey yok. Listeyi yeniden indirip ya da .xlsx olarak kaydedip seçin.',
  empty: 'Bu dosyada hiç ürün satırı yok. İlk satıra başlıkları, altına ürünleri yazın.',
  oldExcel: `Bu dosya eski bir Excel dosyası (.xls). Excel’de açın, ${SAVE_AS_XLSX}`,
  locked: `Bu Excel dosyası şifreli. Excel’de şifresiyle açın, şifreyi kaldırın, ${SAVE_AS_XLSX}`,
  xlsb: `Bu dosya ikili bir Excel dosyası (.xlsb). Excel’de açın, ${SAVE_AS_XLSX}`,
  xml2003: `Bu dosya Excel 2003’ün XML dosyası. Excel’de açın, ${SAVE_AS_XLSX}`,
  ods: `Bu dosya bir LibreOffice dosyası (.ods). LibreOffice’te açın, ${SAVE_AS_XLSX}`,
  numbers:
    'Bu dosya bir Numbers dosyası (.numbers). Numbers’ta açın, “Dışa Aktar” ile Excel (.xlsx) olarak kaydedip yeniden seçin.',
  pdf: 'Bu dosya bir PDF. Listeyi gönderenden Excel (.xlsx) dosyasını isteyin.',
  picture: 'Bu dosya bir fotoğraf. Listeyi gönderenden Excel (.xlsx) dosyasını isteyin.',
  notAList:
    'Bu dosya bir liste değil. Excel’den .xlsx ya da .csv olarak kaydettiğiniz dosyayı seçin.',
  tooLarge:
    'Bu dosya çok büyük: en çok 20 MB, Excel dosyasının içi en çok 100 MB olabilir. Listeyi birkaç dosyaya bölüp tek tek seçin.',
  broken:
    'Bu dosya açılamadı; bozuk ya da yarım inmiş olabilir. Excel’de açıp yeniden kaydedin ve bir daha deneyin.',
} as const;

/** Of the column that says when a list was downloaded; its date and time follow. */
export const MADE_AT = 'Liste zamanı: ';

/** By what undoes it. */
export function appliedText({ edited, deleted }: ProductChanges): string {
  return `Liste uygulandı: ${deleted.length} yeni, ${edited.length} değişen ürün`;
}

export const applyFailures = changeFailures('Liste', 'uygulanmış');

export const SAMPLE_SPREADSHEET_NAME = 'ornek-liste.csv';
export const sampleProducts: readonly ProductValues[] = [
  {
    name: 'Ön Fren Balatası Takımı',
    brand: 'BREMBO',
    category: 'Fren',
    price: 1250,
    originalPrice: 1450,
    discount: 14,
    inStock: true,
    description: 'Dört balata bir kutuda.\nParça no: P 85 020, 1K0698151',
  },
  {
    name: 'Yağ Filtresi',
    brand: 'MANN',
    category: 'Motor',
    price: 320.5,
    inStock: true,
    description: 'Her yağ değişiminde yenilenir.\nParça no: W 712/95',
  },
  {
    name: 'Sağ Stop Lambası',
    brand: 'HELLA',
    category: 'Farlar',
    price: 1850,
    inStock: false,
    description: 'Duylu, ampulsüz.',
  },
];

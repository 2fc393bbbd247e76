import type { Field } from '@/domain/fields/field';
import { type ProductField, PRODUCT_FIELDS } from '@/domain/product';
import type { ProductChanges } from '@/panel/domain/products/productChanges';
import type { LineProblem, ProductValues } from '@/panel/domain/spreadsheet/productLine';

import { fieldLabel, fieldName } from './fieldNames';
import { SITE_OUTDATED } from './panel';

/** How owners and their other programs name the columns. Case and dots do not matter. */
export const otherHeadings: Record<ProductField, readonly string[]> = {
  name: [
    'Ürün',
    'Ürün İsmi',
    'Ad',
    'Adı',
    'İsim',
    'Stok Adı',
    'Malzeme Adı',
    'Malzeme',
    'Parça Adı',
    'Parça',
    'Mal Adı',
    'Cinsi',
    'Name',
  ],
  brand: ['Marka Adı', 'Üretici', 'Firma', 'Brand'],
  category: ['Kategori Adı', 'Grup', 'Grubu', 'Ürün Grubu', 'Stok Grubu', 'Grup Adı', 'Category'],
  price: [
    'Fiyat',
    'Fiyatı',
    'Satış Fiyatı',
    'Birim Fiyat',
    'Birim Fiyatı',
    'Perakende Fiyatı',
    'KDV Dahil Fiyat',
    'Güncel Fiyat',
    'Yeni Fiyat',
    'İndirimli Fiyat',
    'Price',
  ],
  originalPrice: ['Orijinal Fiyat', 'Eski Fiyat', 'Liste Fiyatı', 'İndirimsiz Fiyat'],
  discount: ['İndirim', 'İndirim Oranı', 'İskonto', 'Discount'],
  inStock: [
    'Stokta',
    'Stok Durumu',
    'Stok Miktarı',
    'Stok Adedi',
    'Miktar',
    'Adet',
    'Mevcut',
    'Stock',
  ],
  description: ['Açıklamalar', 'Detay', 'Özellik', 'Özellikler', 'Not', 'Description'],
  image: ['Görsel', 'Görsel Adresi', 'Resim', 'Resim URL', 'Fotoğraf', 'Image'],
};

const STOCK = 'Stok';

export function headingOf(field: ProductField): string {
  return field === 'inStock' ? STOCK : fieldLabel('products', field);
}

/** The first of each is written into our own files. */
export const stockWords = {
  in: ['Var', 'Stokta', 'Stokta Var', 'Evet', 'Mevcut', 'True', 'Doğru'],
  out: ['Yok', 'Tükendi', 'Stokta Yok', 'Hayır', 'Bitti', 'False', 'Yanlış', '-'],
} as const;

export const PROBLEM_HEADING = 'Sorun';

const examples: Partial<Record<Field['kind'], string>> = {
  price: 'Örnek: 2850 ya da 2.850,50',
  percent: '0 ile 100 arasında olmalı',
  flag: 'Var ya da Yok yazın',
  picture: 'https:// ile başlamalı',
};

export function lineProblemText(problem: LineProblem): string {
  if (problem.kind === 'repeated') return `Aynı ürün ${problem.line}. satırda da var.`;
  if (problem.kind === 'ambiguous') {
    return `Mağazada bu ürün ${problem.count} kez var. Hangisi olduğu anlaşılmıyor.`;
  }
  const word = problem.field === 'inStock' ? STOCK : fieldName('products', problem.field);
  if (problem.kind === 'missing') return `${word} boş.`;
  if (problem.kind === 'tooLong') return `${word} çok uzun: en çok ${problem.most} harf.`;
  const example = examples[PRODUCT_FIELDS[problem.field].kind];
  const cell = `${word} okunamadı: “${problem.text}”.`;
  return example === undefined ? cell : `${cell} ${example}.`;
}

export const fileProblems = {
  empty: 'Bu dosyada hiç ürün satırı yok. İlk satıra başlıkları, altına ürünleri yazın.',
  oldExcel:
    'Bu dosya eski bir Excel dosyası (.xls) ya da şifreli. Excel’de açın, “Farklı Kaydet” ile “Excel Çalışma Kitabı (.xlsx)” olarak kaydedip yeniden seçin.',
  notAList:
    'Bu dosya bir liste değil. Excel’den .xlsx ya da .csv olarak kaydettiğiniz dosyayı seçin.',
  tooLarge:
    'Bu dosya çok büyük: en çok 20 MB, Excel dosyasının içi en çok 100 MB olabilir. Listeyi birkaç dosyaya bölüp tek tek seçin.',
  broken:
    'Bu dosya açılamadı; bozuk ya da yarım inmiş olabilir. Excel’de açıp yeniden kaydedin ve bir daha deneyin.',
} as const;

/** By what undoes it. */
export function appliedText({ edited, deleted }: ProductChanges): string {
  return `Liste uygulandı: ${deleted.length} yeni, ${edited.length} değişen ürün`;
}

/** Nothing was changed; after `unanswered` that is uncertain. */
export const applyFailures = {
  cancelled: 'Hiçbir şey değiştirilmedi.',
  'too-slow':
    'Liste zamanında kaydedilemedi. Hiçbir şey değiştirilmedi; biraz sonra yeniden deneyin.',
  unreachable:
    'Sitenin kayıtlarına ulaşılamadı. Hiçbir şey değiştirilmedi; internet bağlantınızı kontrol edip yeniden deneyin.',
  unanswered:
    'Siteden yanıt gelmedi; liste uygulanmış olabilir. İnternet bağlantınızı kontrol edip yeniden deneyin: yapılmışsa ikinci kez yapılmaz.',
  refused:
    'Liste kabul edilmedi. Hiçbir şey değiştirilmedi. Şifreniz değiştiyse sayfayı yenileyip yeniden giriş yapın.',
  unsupported: SITE_OUTDATED,
} as const;

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
    description: 'Dört balata bir kutuda.',
  },
  {
    name: 'Yağ Filtresi',
    brand: 'MANN',
    category: 'Motor',
    price: 320.5,
    inStock: true,
    description: 'Her yağ değişiminde yenilenir.',
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

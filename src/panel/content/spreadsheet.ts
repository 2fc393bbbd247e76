import type {
  LineProblem,
  SpreadsheetField,
  ProductValues,
} from '@/panel/domain/spreadsheet/productLine';

/** `also`: how owners and their other programs name the column. Case and dots do not matter. */
export const spreadsheetColumns: Record<
  SpreadsheetField,
  { heading: string; also: readonly string[] }
> = {
  name: {
    heading: 'Ürün Adı',
    also: [
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
  },
  brand: { heading: 'Marka', also: ['Marka Adı', 'Üretici', 'Firma', 'Brand'] },
  category: {
    heading: 'Kategori',
    also: ['Kategori Adı', 'Grup', 'Grubu', 'Ürün Grubu', 'Stok Grubu', 'Grup Adı', 'Category'],
  },
  price: {
    heading: 'Fiyat (TL)',
    also: [
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
  },
  originalPrice: {
    heading: 'Orijinal Fiyat (TL)',
    also: ['Orijinal Fiyat', 'Eski Fiyat', 'Liste Fiyatı', 'İndirimsiz Fiyat'],
  },
  discount: { heading: 'İndirim (%)', also: ['İndirim', 'İndirim Oranı', 'İskonto', 'Discount'] },
  inStock: {
    heading: 'Stok',
    also: [
      'Stokta',
      'Stok Durumu',
      'Stok Miktarı',
      'Stok Adedi',
      'Miktar',
      'Adet',
      'Mevcut',
      'Stock',
    ],
  },
  description: {
    heading: 'Açıklama',
    also: ['Açıklamalar', 'Detay', 'Özellik', 'Özellikler', 'Not', 'Description'],
  },
  image: {
    heading: 'Görsel URL',
    also: ['Görsel', 'Görsel Adresi', 'Resim', 'Resim URL', 'Fotoğraf', 'Image'],
  },
};

/** The first of each is written into our own files. */
export const stockWords = {
  in: ['Var', 'Stokta', 'Stokta Var', 'Evet', 'Mevcut', 'True', 'Doğru'],
  out: ['Yok', 'Tükendi', 'Stokta Yok', 'Hayır', 'Bitti', 'False', 'Yanlış', '-'],
} as const;

export const PROBLEM_HEADING = 'Sorun';

const fieldWords: Record<SpreadsheetField, string> = {
  name: 'Ürün adı',
  brand: 'Marka',
  category: 'Kategori',
  price: 'Fiyat',
  originalPrice: 'Orijinal fiyat',
  discount: 'İndirim',
  inStock: 'Stok',
  description: 'Açıklama',
  image: 'Görsel adresi',
};

const examples: Partial<Record<SpreadsheetField, string>> = {
  price: 'Örnek: 2850 ya da 2.850,50',
  originalPrice: 'Örnek: 2850 ya da 2.850,50',
  discount: '0 ile 100 arasında olmalı',
  inStock: 'Var ya da Yok yazın',
  image: 'https:// ile başlamalı',
};

export function lineProblemText(problem: LineProblem): string {
  if (problem.kind === 'repeated') return `Aynı ürün ${problem.line}. satırda da var.`;
  if (problem.kind === 'ambiguous') {
    return `Mağazada bu ürün ${problem.count} kez var. Hangisi olduğu anlaşılmıyor.`;
  }
  const word = fieldWords[problem.field];
  if (problem.kind === 'missing') return `${word} boş.`;
  if (problem.kind === 'tooLong') return `${word} çok uzun: en çok ${problem.most} harf.`;
  const example = examples[problem.field];
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
  unsupported:
    'Siteniz listeden eklemeye hazır değil. Hiçbir şey değiştirilmedi; siteyi kuran kişiden “npm run setup” komutunu yeniden çalıştırmasını isteyin.',
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

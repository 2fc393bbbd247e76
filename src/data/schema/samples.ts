import { FIRST_SLIDE_IMAGE, MISSING_LOGO } from '@/content/pictures';
import { shop } from '@/content/shop';
import type { Catalog } from '@/domain/catalog';
import { DEFAULT_BUTTON_COLOR } from '@/domain/slide';

const BRAND_NAMES = 'BOSCH SACHS CASTROL MOBIL SHELL HELLA BREMBO MANN FEBI LEMFORDER'.split(' ');

/** Specification 3, "Sample data". A backend test compares them with seed_samples() of the migrations. */
export const sampleCatalog: Catalog = {
  products: [
    {
      id: 4,
      name: 'Debriyaj Seti (Baskı, Balata, Rulman)',
      price: 2850,
      originalPrice: 3400,
      image: 'images/products/debriyaj-seti.webp',
      category: 'Debriyaj',
      brand: 'SACHS',
      description:
        'Baskı, balata ve bilyalı rulman bir arada. Titreşimsiz kalkış ve uzun ömür için fabrika ölçüsünde üretilmiştir.',
      inStock: true,
      discount: 16,
    },
    {
      id: 3,
      name: 'Ön Fren Disk ve Balata Takımı',
      price: 1250,
      originalPrice: 1450,
      image: 'images/products/fren-disk-balata.webp',
      category: 'Fren',
      brand: 'BREMBO',
      description:
        'Havalandırmalı iki disk ve dört balata. Yüksek karbonlu döküm, ısındığında da aynı fren mesafesi.',
      inStock: true,
      discount: 14,
    },
    {
      id: 2,
      name: 'Yağ, Hava ve Polen Filtresi Seti',
      price: 320,
      originalPrice: 365,
      image: 'images/products/filtre-seti.webp',
      category: 'Motor',
      brand: 'MANN',
      description:
        'Periyodik bakım için üç filtre tek kutuda. Motoru ve kabin havasını 15.000 km boyunca korur.',
      inStock: true,
      discount: 12,
    },
    {
      id: 1,
      name: 'Sol Ön Far, LED Gündüz Farlı (DRL)',
      price: 1850,
      originalPrice: 2080,
      image: 'images/products/on-far.webp',
      category: 'Farlar',
      brand: 'HELLA',
      description:
        'Polikarbon camlı, elektrik ayar motorlu komple far. E işaretli, muayeneye uygun ışık dağılımı.',
      inStock: true,
      discount: 11,
    },
  ],
  brands: BRAND_NAMES.map((name, index) => ({
    id: BRAND_NAMES.length - index,
    name,
    logo: MISSING_LOGO,
  })),
  slides: [
    {
      id: 3,
      title: 'DEPO Ürünlerinde Kampanya',
      subtitle: 'Far ve stop grubunda indirim',
      description:
        'Binek ve hafif ticari araçlar için DEPO aydınlatma ürünleri kampanya fiyatıyla.',
      image: FIRST_SLIDE_IMAGE,
      buttonText: 'Kampanyayı Gör',
      buttonColor: DEFAULT_BUTTON_COLOR,
    },
    {
      id: 2,
      title: 'Motor Yağlarında Fırsat',
      subtitle: 'CASTROL, MOBIL ve SHELL çeşitleri',
      description:
        'Aracınızın onay koduna uygun motor yağını bulalım, filtresiyle birlikte hazırlayalım.',
      image: 'images/slides/motor-yaglari.webp',
      buttonText: 'Yağ Çeşitleri',
      buttonColor: 'bg-amber-600 hover:bg-amber-700',
    },
    {
      id: 1,
      title: 'Fren Sistemlerinde Güven',
      subtitle: 'Disk, balata ve kaliper',
      description:
        'BREMBO disk ve balata takımlarında set fiyatı. Şasi numaranızla doğru ölçüyü gönderelim.',
      image: 'images/slides/fren-sistemleri.webp',
      buttonText: 'Fren Setleri',
      buttonColor: 'bg-blue-600 hover:bg-blue-700',
    },
  ],
  contact: shop.contact,
  shop: {},
};

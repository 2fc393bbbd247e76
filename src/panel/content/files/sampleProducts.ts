import type { ProductValues } from '@/panel/domain/spreadsheet/productLine';

export const SAMPLE_SPREADSHEET_NAME = 'ornek-liste.xlsx';
export const sampleProducts: readonly ProductValues[] = [
  {
    name: 'Ön Fren Balatası Takımı',
    brand: 'BREMBO',
    category: 'Fren',
    price: 1250,
    originalPrice: 1450,
    discount: 14,
    inStock: true,
    vehicles: 'VW Golf VII 2013-2019\nSeat Leon 2013-2020',
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

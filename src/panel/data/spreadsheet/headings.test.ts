import { expect, test } from 'vitest';

import { excludesVat, recognizeColumns } from './headings';

test.each([
  ['ÜRÜN ADI', 'name'],
  ['ürün adi', 'name'],
  ['  Ürün   Adı: ', 'name'],
  ['ÜRÜNÜN ADI', 'name'],
  ['Ürünler', 'name'],
  ['MARKASI', 'brand'],
  ['Markalar', 'brand'],
  ['KATEGORİSİ', 'category'],
  ['SATIŞ FİYATI (TL)', 'price'],
  ['SATIŞ\nFİYATLARI', 'price'],
  ['Birim Fiyat', 'price'],
  ['Fiyat (KDV Dahil) TL', 'price'],
  ['BAYİ FİYATI ₺', 'price'],
  ['Orijinal Fiyat (TL)', 'originalPrice'],
  ['İNDİRİM (%)', 'discount'],
  ['Stok Miktarı', 'inStock'],
  ['STOK ADEDİ', 'inStock'],
  ['Görsel URL', 'image'],
  ['ARAÇ', 'vehicles'],
  ['ARAÇ MODELİ', 'vehicles'],
  ['UYUMLU ARAÇLAR', 'vehicles'],
  ['Uygun Araçlar', 'vehicles'],
  ['KULLANILDIĞI ARAÇLAR', 'vehicles'],
  ['MARKA/MODEL', 'vehicles'],
  ['Model', 'vehicles'],
  ['PARÇA NUMARASI', 'partNumbers'],
  ['OEM NO', 'partNumbers'],
  ['Stok Kodları', 'partNumbers'],
  ['STOKKODU', 'partNumbers'],
  ['URUNADI', 'name'],
  ['KATEGORILER', 'category'],
  ['STOKADEDI', 'inStock'],
  ['SATISFIYATI1', 'price'],
  ['RESIM1', 'image'],
  ['Barkodu', 'partNumbers'],
  ['Döviz Cinsi', 'currency'],
  ['KDV HARİÇ TL', 'price'],
  ['TL', 'price'],
  ['PEŞİN €', 'price'],
  ['Avro', 'price'],
  ['KDV’Lİ SATIŞ FİYATI', 'price'],
  ['Satış Fiyatı 1', 'price'],
  ['price1', 'price'],
  ['Perakende', 'price'],
  ['ANA GRUBU', 'category'],
  ['DEPO MİKTARI', 'inStock'],
  ['Ürün Stok Adedi', 'inStock'],
  ['OE Numaraları', 'partNumbers'],
  ['stockCode', 'partNumbers'],
  ['ÜRÜN / HİZMET ADI', 'name'],
  ['Malın Cinsi', 'name'],
  ['Malzeme Açıklaması', 'name'],
  ['Araç Marka / Model', 'vehicles'],
  ['Alış Fiyatı', undefined],
  ['ALISFIYATI', undefined],
  ['URUNID', undefined],
  ['Özel Kod', undefined],
  ['NO', undefined],
  ['KDV TL', undefined],
  ['Kur (TL)', undefined],
  ['SIRA NO', undefined],
  ['KDV', undefined],
  ['KDV Oranı (%)', undefined],
  ['Raf', undefined],
  ['', undefined],
])('the heading %j means %s', (heading, column) => {
  expect(recognizeColumns(['Fiyat', heading].slice(column === 'price' ? 1 : 0)).at(-1)).toBe(
    column,
  );
});

test('of two columns with one meaning the first counts, of prices one in TL and with VAT; part numbers and vehicles stand in several', () => {
  expect(recognizeColumns(['Fiyat', 'Satış Fiyatı'])).toEqual(['price', undefined]);
  expect(recognizeColumns(['Fiyat (EUR)', 'Fiyat (TL)'])).toEqual([undefined, 'price']);
  expect(recognizeColumns(['Liste Fiyatı (€)', 'KDV Hariç TL'])).toEqual([undefined, 'price']);
  expect(recognizeColumns(['Liste Fiyatı €', 'Net €'])).toEqual(['originalPrice', 'price']);
  expect(recognizeColumns(['Fiyat', 'Satış Fiyatı'], [true, false])).toEqual([undefined, 'price']);
  expect(recognizeColumns(['OEM', 'Parça No'])).toEqual(['partNumbers', 'partNumbers']);
  expect(recognizeColumns(['Araç Marka', 'Yıl'])).toEqual(['vehicles', 'vehicles']);
  expect(recognizeColumns(['Fiyat (KDV Hariç)', 'KDV Dahil TL'])).toEqual([undefined, 'price']);
});

test('a list price is the price, and a description the name, where there is no other', () => {
  expect(recognizeColumns(['LİSTE FİYATLARI', 'Ad'])).toEqual(['price', 'name']);
  expect(recognizeColumns(['Liste Fiyatı', 'Net Fiyat'])).toEqual(['originalPrice', 'price']);
  expect(recognizeColumns(['Ad', 'Açıklama'])).toEqual(['name', 'description']);
});

test.each([
  ['Fiyat (KDV hariç)', true],
  ['FİYAT + KDV', true],
  ['Fiyatlara KDV dahil değildir.', true],
  ['KDV’siz Fiyat', true],
  ['Satış Fiyatı (Vergiler Hariç)', true],
  ['Fiyatlara KDV ilave edilecektir', true],
  ['Fiyatlara KDV dahildir', false],
  ['KDV Dahil Fiyat', false],
])('%j: prices without VAT is %s', (text, expected) => {
  expect(excludesVat(text)).toBe(expected);
});

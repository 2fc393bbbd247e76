import type { Catalog } from '@/domain/catalog';
import { compareSpreadsheet } from '@/panel/domain/spreadsheet/compareSpreadsheet';
import { indexProducts, type MapItems } from '@/panel/domain/spreadsheet/matchLines';
import type { ProductLine } from '@/panel/domain/spreadsheet/productLine';
import type { SpreadsheetChoices } from '@/panel/domain/spreadsheet/spreadsheetChoices';

const mapItems: MapItems = async (items, change) => Array.from(items, change);

/** Compares a spreadsheet with the shop's products in one piece. */
export async function compareAtOnce(
  { products, brands }: Pick<Catalog, 'products' | 'brands'>,
  lines: readonly ProductLine[],
  choices: SpreadsheetChoices,
) {
  const index = await indexProducts(products, mapItems, [
    'Şanzıman',
    'Fren',
    'Farlar',
    'Elektrik',
    'Süspansiyon',
  ]);
  return compareSpreadsheet({ index, brands, mapItems }, lines, choices);
}

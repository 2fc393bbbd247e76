import type { ProductLine, ProductValues } from '@/panel/domain/spreadsheet/productLine';

import { parseCell } from './parseCell';
import { isBlank, type Sheet } from './sheet';

export function parseLines({ rows, columns }: Sheet): ProductLine[] {
  return rows.map(({ line, cells }) => {
    const parsed = columns.flatMap((field, index) => {
      const cell = cells[index] ?? '';
      return field === undefined || isBlank(cell) ? [] : [{ field, ...parseCell(field, cell) }];
    });
    const values = parsed.flatMap((one) => ('value' in one ? [[one.field, one.value]] : []));
    const problems = parsed.flatMap((one) => ('problem' in one ? [one.problem] : []));
    const hasName = parsed.some(({ field }) => field === 'name');
    if (!hasName) problems.unshift({ kind: 'missing', field: 'name' });
    return { line, values: Object.fromEntries(values) as ProductValues, problems };
  });
}

import { expect, test } from 'vitest';

import { toRow } from './rows';
import { listTables } from './tables';

test.each(Object.values(listTables))(
  'every sample of $name is unchanged after toRow and parseRow',
  ({ name, samples, parseRow }) => {
    const parsed = samples.map((item) => parseRow({ ...toRow(name, item), id: item.id }));
    expect(parsed).toStrictEqual(samples);
  },
);

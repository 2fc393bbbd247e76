import { BRAND_TRANSITION_MS } from '@/domain/limits';

import { Table } from '../../Table';
import { movementsIn } from './movementsIn';

const sources = import.meta.glob<string>(
  [
    '../../../../src/components/**/*.tsx',
    '../../../../src/panel/components/**/*.tsx',
    '../../../../src/theme/*Styles.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const moving = movementsIn(sources, { BRAND_TRANSITION_MS }).filter(
  ({ style }) => style !== 'none',
);

/** Table of transitions and animations, read from the source files. */
export function Movements() {
  return (
    <Table
      label="Movements"
      head={['Where', 'What']}
      rows={moving.map(({ file, style }) => [file, <code key={file}>{style}</code>])}
    />
  );
}

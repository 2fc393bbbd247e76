import { BRAND_TRANSITION_MS } from '@/domain/limits';

import { Table } from '../../Table';

interface Movement {
  /** File name without folder and extension. */
  file: string;
  /** The CSS value, such as `transform 300ms ease-out`. */
  style: string;
}

// In quotes in an object, or up to the semicolon in CSS.
const DECLARATION = /(?:transition|animation): (?:(['"`])(.+?)\1|([^'"`;]+);)/g;

/** Every transition and animation in the sources. `constants` replace interpolated names. */
function movementsIn(
  sources: Record<string, string>,
  constants: Record<string, number>,
): Movement[] {
  return Object.entries(sources).flatMap(([path, source]) =>
    Array.from(source.matchAll(DECLARATION), ([, , quoted, bare = '']) => ({
      file: path.replace(/^.*\/(.+)\.tsx?$/, '$1'),
      style: (quoted ?? bare).replaceAll(/\$\{(\w+)\}/g, (whole, name: string) =>
        String(constants[name] ?? whole),
      ),
    })),
  );
}

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

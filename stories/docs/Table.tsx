import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { Exhibit } from './Exhibit';

const Root = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.typography.body2.fontSize,
  lineHeight: theme.typography.body2.lineHeight,
  '& th, & td': {
    padding: '0.625rem clamp(0.625rem, 2vw, 1rem)',
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'break-word',
  },
  '& td': { overflowWrap: 'anywhere' },
  '& thead th': { color: theme.palette.text.secondary, fontWeight: 600 },
  '& tbody tr': { borderTop: `1px solid ${theme.palette.divider}` },
  '& tbody th': { fontWeight: 600 },
  '& code': { fontSize: '0.8125rem', whiteSpace: 'pre-wrap' },
}));

interface TableProps {
  /** Accessible name of the table. */
  label: string;
  head: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

/** A table with few columns, so that a phone can show it. */
export function Table({ label, head, rows }: TableProps) {
  return (
    <Exhibit padded={false}>
      <Root aria-label={label}>
        <thead>
          <tr>
            {head.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Root>
    </Exhibit>
  );
}

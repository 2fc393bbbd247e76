import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { ChoiceField } from '@/panel/components/form/ChoiceField';
import { FieldRow } from '@/panel/components/form/FieldRow';
import { headingOf } from '@/panel/content/files/spreadsheetHeadings';
import {
  SPREADSHEET_COLUMNS,
  type SpreadsheetColumn,
} from '@/panel/domain/spreadsheet/productLine';
import type { Sheet } from '@/panel/domain/spreadsheet/sheet';

const NAMES = SPREADSHEET_COLUMNS.map((column) => ({ value: column, name: headingOf(column) }));

export interface SpreadsheetColumnsProps {
  sheet: Pick<Sheet, 'headings' | 'columns' | 'rows'>;
  onChoose: (column: number, means: SpreadsheetColumn | undefined) => void;
}

export function SpreadsheetColumns({ sheet, onChoose }: SpreadsheetColumnsProps) {
  const { headings, columns, rows } = sheet;
  const hasName = columns.includes('name') || columns.includes('partNumbers');
  const [isOpen, setIsOpen] = useState(!hasName);
  const unused = headings.filter((text, at) => columns[at] === undefined && text !== '');
  return (
    <Box component="section" aria-label="Sütunlar" sx={{ display: 'grid', gap: 1.5 }}>
      {hasName ? null : (
        <Typography role="alert" color="primary" sx={{ fontWeight: 600 }}>
          Ürün adlarının hangi sütunda olduğu anlaşılmadı. O sütun için “Ürün Adı” seçin.
        </Typography>
      )}
      {unused.length === 0 ? null : (
        <Typography variant="body2">Kullanılmayan sütunlar: {unused.join(', ')}</Typography>
      )}
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ justifySelf: 'start' }}
      >
        Sütunları düzelt
      </Button>
      {isOpen ? (
        <FieldRow>
          {headings.map((heading, at) => (
            <ChoiceField<SpreadsheetColumn | '-'>
              // oxlint-disable-next-line react/no-array-index-key -- Two columns may have the same heading.
              key={at}
              label={heading === '' ? `${at + 1}. sütun` : heading}
              hint={examplesOf(rows, at)}
              value={columns[at] ?? '-'}
              choices={[{ value: '-', name: 'Kullanma' }, ...NAMES]}
              onChange={(means) => onChoose(at, means === '-' ? undefined : means)}
            />
          ))}
        </FieldRow>
      ) : null}
    </Box>
  );
}

const EXAMPLES = 3;

/** The first cells of the column that are not blank, shortened. */
function examplesOf(rows: Sheet['rows'], column: number): string | undefined {
  const examples = new Set<string>();
  for (const { cells } of rows) {
    const text = String(cells[column] ?? '').trim();
    if (text !== '') examples.add(text.length > 40 ? `${text.slice(0, 40)}…` : text);
    if (examples.size === EXAMPLES) break;
  }
  return examples.size === 0 ? undefined : `Örnek: ${[...examples].join(' · ')}`;
}

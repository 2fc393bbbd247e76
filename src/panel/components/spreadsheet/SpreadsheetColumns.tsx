import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { ChoiceField } from '@/panel/components/form/ChoiceField';
import { FieldRow } from '@/panel/components/form/FieldRow';
import { headingOf } from '@/panel/content/spreadsheet';
import { LIST_COLUMNS, type ListColumn } from '@/panel/domain/spreadsheet/productLine';

const NOT_USED = '-';
const CHOICES = [
  { value: NOT_USED, name: 'Kullanma' },
  ...LIST_COLUMNS.map((column) => ({ value: column, name: headingOf(column) })),
];

interface SheetColumn {
  heading: string;
  examples: readonly string[];
  means: ListColumn | undefined;
}

export interface SpreadsheetColumnsProps {
  columns: ReadonlyArray<SheetColumn>;
  onChoose: (column: number, means: ListColumn | undefined) => void;
}

export function SpreadsheetColumns({ columns, onChoose }: SpreadsheetColumnsProps) {
  const hasName = columns.some(({ means }) => means === 'name' || means === 'partNumbers');
  const [isOpen, setIsOpen] = useState(!hasName);
  const unused = columns.filter(({ heading, means }) => means === undefined && heading !== '');
  return (
    <Box component="section" aria-label="Sütunlar" sx={{ display: 'grid', gap: 1.5 }}>
      {hasName ? null : (
        <Typography role="alert" color="primary" sx={{ fontWeight: 600 }}>
          Ürün adlarının hangi sütunda olduğu anlaşılmadı. O sütun için “Ürün Adı” seçin.
        </Typography>
      )}
      {unused.length === 0 ? null : (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          Kullanılmayan sütunlar: {unused.map(({ heading }) => heading).join(', ')}
        </Typography>
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
          {columns.map(({ heading, examples, means }, column) => (
            <ChoiceField
              // oxlint-disable-next-line react/no-array-index-key -- Two columns may have the same heading.
              key={column}
              label={heading === '' ? `${column + 1}. sütun` : heading}
              hint={examples.length === 0 ? undefined : `Örnek: ${examples.join(' · ')}`}
              value={means ?? NOT_USED}
              choices={CHOICES}
              onChange={(value) =>
                onChoose(
                  column,
                  LIST_COLUMNS.find((one) => one === value),
                )
              }
            />
          ))}
        </FieldRow>
      ) : null}
    </Box>
  );
}

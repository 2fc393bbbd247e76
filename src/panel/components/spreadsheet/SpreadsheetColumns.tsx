import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { PRODUCT_FIELD_NAMES, type ProductField } from '@/domain/product';
import { ChoiceField } from '@/panel/components/form/ChoiceField';
import { FieldRow } from '@/panel/components/form/FieldRow';
import { headingOf } from '@/panel/content/spreadsheet';

const NOT_USED = '-';
const CHOICES = [
  { value: NOT_USED, name: 'Kullanma' },
  ...PRODUCT_FIELD_NAMES.map((field) => ({ value: field, name: headingOf(field) })),
];

interface ListColumn {
  heading: string;
  example: string;
  field: ProductField | undefined;
}

export interface SpreadsheetColumnsProps {
  columns: ReadonlyArray<ListColumn>;
  onChoose: (column: number, field: ProductField | undefined) => void;
}

export function SpreadsheetColumns({ columns, onChoose }: SpreadsheetColumnsProps) {
  const hasName = columns.some(({ field }) => field === 'name');
  const [isOpen, setIsOpen] = useState(!hasName);
  const unused = columns.filter(({ heading, field }) => field === undefined && heading !== '');
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
          {columns.map(({ heading, example, field }, column) => (
            <ChoiceField
              // oxlint-disable-next-line react/no-array-index-key -- Two columns may have the same heading.
              key={column}
              label={heading === '' ? `${column + 1}. sütun` : heading}
              hint={example === '' ? undefined : `Örnek: ${example}`}
              value={field ?? NOT_USED}
              choices={CHOICES}
              onChange={(value) =>
                onChoose(
                  column,
                  PRODUCT_FIELD_NAMES.find((one) => one === value),
                )
              }
            />
          ))}
        </FieldRow>
      ) : null}
    </Box>
  );
}

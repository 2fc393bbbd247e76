import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

import { ChoiceField } from '@/panel/components/form/ChoiceField';
import { FieldRow } from '@/panel/components/form/FieldRow';
import type { PercentChange } from '@/panel/domain/prices/percentChange';

import { PercentField } from './PercentField';
import { RoundingField } from './RoundingField';

const DIRECTIONS = [
  { value: 'up', name: 'Artır' },
  { value: 'down', name: 'Azalt' },
];

export type PriceDraft = Omit<PercentChange, 'percent'> & { percent: string };

export interface PriceFieldsProps {
  draft: PriceDraft;
  onChange: (draft: PriceDraft) => void;
}

export function PriceFields({ draft, onChange }: PriceFieldsProps) {
  const { direction, percent, step, changesOriginal } = draft;
  return (
    <>
      <FieldRow>
        <ChoiceField
          label="Fiyatları"
          value={direction}
          choices={DIRECTIONS}
          onChange={(chosen) =>
            onChange({ ...draft, direction: chosen === 'down' ? 'down' : 'up' })
          }
        />
        <PercentField
          label="Yüzde (%)"
          direction={direction}
          value={percent}
          onChange={(typed) => onChange({ ...draft, percent: typed })}
        />
      </FieldRow>
      <RoundingField value={step} onChange={(chosen) => onChange({ ...draft, step: chosen })} />
      <FormControlLabel
        label="Orijinal fiyatları da aynı oranda değiştir"
        sx={{ minHeight: '2.75rem', mr: 0 }}
        control={
          <Checkbox
            checked={changesOriginal}
            onChange={({ target }) => onChange({ ...draft, changesOriginal: target.checked })}
          />
        }
      />
    </>
  );
}

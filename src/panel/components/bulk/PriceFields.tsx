import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

import { ChoiceField } from '@/panel/components/form/ChoiceField';
import { fieldsOf } from '@/panel/components/form/draftFields';
import { FieldRow } from '@/panel/components/form/FieldRow';
import { ROUNDING } from '@/panel/content/bulk';
import type { PercentChange } from '@/panel/domain/prices/percentChange';

import { PercentField } from './PercentField';

const DIRECTIONS = [
  { value: 'up', name: 'Artır' },
  { value: 'down', name: 'Azalt' },
] as const;

export type PriceDraft = Omit<PercentChange, 'percent'> & { percent: string };

export interface PriceFieldsProps {
  draft: PriceDraft;
  onChange: (draft: PriceDraft) => void;
}

export function PriceFields({ draft, onChange }: PriceFieldsProps) {
  const field = fieldsOf(draft, onChange);
  return (
    <>
      <FieldRow>
        <ChoiceField label="Fiyatları" choices={DIRECTIONS} {...field('direction')} />
        <PercentField label="Yüzde (%)" direction={draft.direction} {...field('percent')} />
      </FieldRow>
      <ChoiceField {...ROUNDING} {...field('step')} />
      <FormControlLabel
        label="Orijinal fiyatları da aynı oranda değiştir"
        sx={{ minHeight: '2.75rem', mr: 0 }}
        control={
          <Checkbox
            checked={draft.changesOriginal}
            onChange={({ target }) => field('changesOriginal').onChange(target.checked)}
          />
        }
      />
    </>
  );
}

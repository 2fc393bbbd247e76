import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

import { ChoiceField } from '@/panel/components/form/ChoiceField';
import { fieldsOf } from '@/panel/components/form/draftFields';
import { FieldRow } from '@/panel/components/form/FieldRow';
import { BULK_CHOICES, discountHints, ROUNDING } from '@/panel/content/bulk';
import type { BulkAction, BulkDraft } from '@/panel/domain/products/bulkDraft';

import { PercentField } from './PercentField';

export interface BulkFieldsProps {
  action: BulkAction;
  draft: BulkDraft;
  categories: readonly string[];
  onChange: (draft: BulkDraft) => void;
}

/** A deletion has none. */
export function BulkFields({ action, draft, categories, onChange }: BulkFieldsProps) {
  const field = fieldsOf(draft, onChange);
  if (action === 'delete') return null;
  if (action === 'stock') {
    return (
      <ChoiceField
        label="Stok"
        placeholder="Seçin"
        choices={BULK_CHOICES.stock}
        {...field('stock')}
      />
    );
  }
  if (action === 'category') {
    return (
      <ChoiceField
        label="Kategori"
        placeholder="Seçin"
        choices={categories}
        {...field('category')}
      />
    );
  }
  const rounding = <ChoiceField {...ROUNDING} {...field('step')} />;
  if (action === 'discount') {
    const isGiven = draft.discount === 'discount';
    return (
      <>
        <FieldRow>
          <ChoiceField
            label="Seçilen ürünlerde"
            choices={BULK_CHOICES.discount}
            hint={discountHints[draft.discount]}
            {...field('discount')}
          />
          {isGiven ? (
            <PercentField label="İndirim (%)" direction="down" {...field('percent')} />
          ) : null}
        </FieldRow>
        {isGiven ? rounding : null}
      </>
    );
  }
  return (
    <>
      <FieldRow>
        <ChoiceField label="Fiyatları" choices={BULK_CHOICES.direction} {...field('direction')} />
        <PercentField label="Yüzde (%)" direction={draft.direction} {...field('percent')} />
      </FieldRow>
      {rounding}
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

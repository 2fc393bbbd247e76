import type { ReactNode } from 'react';

import { CheckboxField } from '@/panel/components/form/CheckboxField';
import { OpenChoiceField } from '@/panel/components/form/choice/OpenChoiceField';
import { ChoiceField } from '@/panel/components/form/ChoiceField';
import { fieldsOf } from '@/panel/components/form/draftFields';
import { FieldRow } from '@/panel/components/form/FieldRow';
import { BULK_CHOICES, discountHints } from '@/panel/content/bulk';
import { ROUNDING } from '@/panel/content/spreadsheetWords';
import type { BulkAction, BulkDraft } from '@/panel/domain/products/bulkDraft';

import { PercentField } from './PercentField';

export interface BulkFieldsProps {
  action: BulkAction;
  draft: BulkDraft;
  categories: readonly string[];
  onChange: (draft: BulkDraft) => void;
}

interface FieldsProps extends Pick<BulkFieldsProps, 'draft' | 'categories'> {
  field: ReturnType<typeof fieldsOf<BulkDraft>>;
}

const FIELDS: Record<BulkAction, (props: FieldsProps) => ReactNode> = {
  price: PriceFields,
  discount: DiscountFields,
  stock: ({ field }) => (
    <ChoiceField
      label="Stok"
      placeholder="Seçin"
      choices={BULK_CHOICES.stock}
      {...field('stock')}
    />
  ),
  category: ({ categories, field }) => (
    <OpenChoiceField label="Kategori" choices={categories} of="category" {...field('category')} />
  ),
  delete: () => null,
};

export function BulkFields({ action, draft, categories, onChange }: BulkFieldsProps) {
  return FIELDS[action]({ draft, categories, field: fieldsOf(draft, onChange) });
}

function DiscountFields({ draft, field }: FieldsProps) {
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
      {isGiven ? <ChoiceField {...ROUNDING} {...field('step')} /> : null}
    </>
  );
}

function PriceFields({ draft, field }: FieldsProps) {
  return (
    <>
      <FieldRow>
        <ChoiceField label="Fiyatları" choices={BULK_CHOICES.direction} {...field('direction')} />
        <PercentField label="Yüzde (%)" direction={draft.direction} {...field('percent')} />
      </FieldRow>
      <ChoiceField {...ROUNDING} {...field('step')} />
      <CheckboxField
        label="Orijinal fiyatları da aynı oranda değiştir"
        {...field('changesOriginal')}
      />
    </>
  );
}

import { ChoiceField } from '@/panel/components/form/ChoiceField';
import { fieldsOf } from '@/panel/components/form/draftFields';
import { FieldRow } from '@/panel/components/form/FieldRow';
import { discountHints, ROUNDING } from '@/panel/content/bulk';
import type { PriceStep } from '@/panel/domain/prices/percentChange';

import { PercentField } from './PercentField';

const CHOICES = [
  { value: 'discount', name: 'İndirim yap' },
  { value: 'noDiscount', name: 'İndirimi kaldır' },
] as const;

export interface DiscountDraft {
  kind: 'discount' | 'noDiscount';
  percent: string;
  step: PriceStep;
}

export interface DiscountFieldsProps {
  draft: DiscountDraft;
  onChange: (draft: DiscountDraft) => void;
}

export function DiscountFields({ draft, onChange }: DiscountFieldsProps) {
  const field = fieldsOf(draft, onChange);
  const isGiven = draft.kind === 'discount';
  return (
    <>
      <FieldRow>
        <ChoiceField
          label="Seçilen ürünlerde"
          choices={CHOICES}
          hint={discountHints[draft.kind]}
          {...field('kind')}
        />
        {isGiven ? (
          <PercentField label="İndirim (%)" direction="down" {...field('percent')} />
        ) : null}
      </FieldRow>
      {isGiven ? <ChoiceField {...ROUNDING} {...field('step')} /> : null}
    </>
  );
}

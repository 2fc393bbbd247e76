import { ChoiceField } from '@/panel/components/form/ChoiceField';
import { FieldRow } from '@/panel/components/form/FieldRow';
import { discountHints } from '@/panel/content/bulk';
import type { PriceStep } from '@/panel/domain/prices/percentChange';

import { PercentField } from './PercentField';
import { RoundingField } from './RoundingField';

const CHOICES = [
  { value: 'discount', name: 'İndirim yap' },
  { value: 'noDiscount', name: 'İndirimi kaldır' },
];

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
  const { kind, percent, step } = draft;
  const isGiven = kind === 'discount';
  return (
    <>
      <FieldRow>
        <ChoiceField
          label="Seçilen ürünlerde"
          value={kind}
          choices={CHOICES}
          hint={discountHints[kind]}
          onChange={(chosen) =>
            onChange({ ...draft, kind: chosen === 'discount' ? 'discount' : 'noDiscount' })
          }
        />
        {isGiven ? (
          <PercentField
            label="İndirim (%)"
            direction="down"
            value={percent}
            onChange={(typed) => onChange({ ...draft, percent: typed })}
          />
        ) : null}
      </FieldRow>
      {isGiven ? (
        <RoundingField value={step} onChange={(chosen) => onChange({ ...draft, step: chosen })} />
      ) : null}
    </>
  );
}

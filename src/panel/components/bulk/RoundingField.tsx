import { ChoiceField } from '@/panel/components/form/ChoiceField';
import { stepWords } from '@/panel/content/bulk';
import { PRICE_STEPS, type PriceStep } from '@/panel/domain/prices/percentChange';

const STEPS = Object.keys(PRICE_STEPS) as PriceStep[];
const CHOICES = STEPS.map((value) => ({ value, name: stepWords[value] }));

export interface RoundingFieldProps {
  value: PriceStep;
  onChange: (step: PriceStep) => void;
}

export function RoundingField(props: RoundingFieldProps) {
  return <ChoiceField label="Yeni fiyatları yuvarla" choices={CHOICES} {...props} />;
}

import type { Product } from '@/domain/product';
import { type DiscountProblem, discountOf, discountProblem } from '@/panel/domain/prices/discount';

import { TextField } from './TextField';

const whole = { type: 'number', inputMode: 'numeric', min: 0, max: 100, step: 1 } as const;

export interface DiscountFieldProps {
  label: string;
  value: string;
  warning?: string | undefined;
  discount: number | undefined;
  prices: Pick<Product, 'price' | 'originalPrice'> | undefined;
  onChange: (value: string) => void;
}

/** Says what visitors will see where the discount does not fit the prices. */
export function DiscountField(props: DiscountFieldProps) {
  const { label, value, warning, discount, prices, onChange } = props;
  const problem = prices && discountProblem(prices, discount);
  const words: Record<DiscountProblem, string> = {
    unproven: `Müşteri “%${discount} indirim” yazısını görür, eski fiyatı görmez.`,
    different: `Müşteri “%${discount} indirim” yazısını görür, fiyatlara göre indirim %${prices && discountOf(prices)}.`,
  };
  return (
    <TextField
      {...whole}
      label={label}
      hint="İsteğe bağlı."
      warning={warning ?? (problem && words[problem])}
      value={value}
      onChange={onChange}
    />
  );
}

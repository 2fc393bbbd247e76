import type { Product } from '@/domain/product';
import { type DiscountProblem, discountOf, discountProblem } from '@/panel/domain/prices/discount';

import { TextField, type TextFieldProps } from './TextField';

const whole = { type: 'number', inputMode: 'numeric', min: 0, max: 100, step: 1 } as const;

export interface DiscountFieldProps extends Omit<TextFieldProps, 'hint' | 'warning'> {
  discount: number | undefined;
  prices: Pick<Product, 'price' | 'originalPrice'> | undefined;
}

/** Says what visitors will see where the discount does not fit the prices. */
export function DiscountField({ discount, prices, ...field }: DiscountFieldProps) {
  const problem = prices && discountProblem(prices, discount);
  const words: Record<DiscountProblem, string> = {
    unproven: `Müşteri “%${discount} indirim” yazısını görür, eski fiyatı görmez.`,
    different: `Müşteri “%${discount} indirim” yazısını görür, fiyatlara göre indirim %${prices && discountOf(prices)}.`,
  };
  return (
    <TextField {...whole} {...field} hint="İsteğe bağlı." warning={problem && words[problem]} />
  );
}

import type { Product } from '@/domain/product';
import { discountOf } from '@/panel/domain/prices/discount';

import { TextField, type TextFieldProps } from './TextField';

const whole = { type: 'number', inputMode: 'numeric', min: 0, max: 100, step: 1 } as const;

export interface DiscountFieldProps extends Omit<TextFieldProps, 'hint' | 'warning'> {
  discount: number | undefined;
  prices: Pick<Product, 'price' | 'originalPrice'> | undefined;
}

/** Says what visitors will see where the discount does not fit the prices. */
export function DiscountField({ discount = 0, prices, ...field }: DiscountFieldProps) {
  const computed = prices && discountOf(prices);
  const fits = prices === undefined || discount === 0 || discount === computed;
  const rest =
    computed === undefined ? 'eski fiyatı görmez' : `fiyatlara göre indirim %${computed}`;
  const warning = `Müşteri “%${discount} indirim” yazısını görür, ${rest}.`;
  return (
    <TextField {...whole} {...field} hint="İsteğe bağlı." warning={fits ? undefined : warning} />
  );
}

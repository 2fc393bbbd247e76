import { formatPrice } from '@/domain/prices/price';
import { PRICE_EXAMPLE } from '@/panel/content/panel';
import { parseTypedPrice, PRICE_PATTERN } from '@/panel/domain/prices/typedPrice';

import { TextField, type TextFieldProps } from './TextField';

export function PriceField(props: TextFieldProps & { zero?: string }) {
  const { hint = PRICE_EXAMPLE, zero = 'Mağazada gösterilmez.', ...field } = props;
  const tl = parseTypedPrice(field.value);
  const read = tl === undefined ? `Okunamadı. ${PRICE_EXAMPLE}` : `Mağazada: ${formatPrice(tl)}`;
  return (
    <TextField
      {...field}
      inputMode="decimal"
      pattern={PRICE_PATTERN}
      title={PRICE_EXAMPLE}
      hint={field.value === '' ? hint : tl === 0 ? zero : read}
    />
  );
}

import { TextField, type TextFieldProps } from '@/panel/components/form/TextField';
import { percentHint } from '@/panel/content/bulk';
import {
  MOST_PERCENT,
  parsePercent,
  type PercentChange,
} from '@/panel/domain/prices/percentChange';

export type PercentFieldProps = TextFieldProps & { direction: PercentChange['direction'] };

export function PercentField({ direction, required = true, ...field }: PercentFieldProps) {
  const isWrong = field.value !== '' && parsePercent(field.value, direction) === undefined;
  return (
    <TextField
      {...field}
      required={required}
      inputMode="decimal"
      hint={percentHint(MOST_PERCENT[direction], isWrong)}
    />
  );
}

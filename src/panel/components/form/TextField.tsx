import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useId } from 'react';

import { FieldFrame, type FieldFrameProps, hintId } from './FieldFrame';

type NativeAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'min'
  | 'max'
  | 'step'
  | 'maxLength'
  | 'inputMode'
  | 'pattern'
  | 'title'
  | 'autoCapitalize'
  | 'spellCheck'
>;

export interface TextFieldProps
  extends NativeAttributes, Pick<FieldFrameProps, 'hint' | 'warning'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'number' | 'tel' | 'email';
  required?: boolean;
  rows?: number;
  autoComplete?: string;
  unit?: ReactNode;
}

/** Spaces alone count as empty, so that `required` refuses them. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, type = 'text', required = false, rows = 1, unit } = props;
  const { hint, warning, autoComplete = 'off', ...native } = props;
  const id = useId();
  return (
    <FieldFrame fieldId={id} label={label} hint={hint} warning={warning}>
      <OutlinedInput
        id={id}
        type={type}
        value={value}
        required={required}
        multiline={rows > 1}
        rows={rows}
        autoComplete={autoComplete}
        endAdornment={unit}
        onChange={({ target }) => onChange(target.value.trim() === '' ? '' : target.value)}
        slotProps={{
          input: {
            ...attributes(native),
            'aria-describedby': (warning ?? hint) === undefined ? undefined : hintId(id),
            // Scrolling the page with the wheel must not change a number.
            onWheel: ({ currentTarget }) => type === 'number' && currentTarget.blur(),
          },
        }}
      />
    </FieldFrame>
  );
}

function attributes({ min, max, step, maxLength, inputMode, pattern, ...rest }: NativeAttributes) {
  const { title, autoCapitalize, spellCheck } = rest;
  return { min, max, step, maxLength, inputMode, pattern, title, autoCapitalize, spellCheck };
}

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
  const { label, hint, warning, value, required = false, onChange, ...others } = props;
  const { type = 'text', rows = 1, autoComplete = 'off', unit, ...native } = others;
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
            ...native,
            'aria-describedby': (warning ?? hint) === undefined ? undefined : hintId(id),
            // Scrolling the page with the wheel must not change a number.
            onWheel: ({ currentTarget }) => type === 'number' && currentTarget.blur(),
          },
        }}
      />
    </FieldFrame>
  );
}

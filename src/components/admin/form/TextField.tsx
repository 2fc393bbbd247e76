import type { InputHTMLAttributes, ReactNode } from 'react';
import { useId } from 'react';

import { FieldFrame, hintId } from './FieldFrame';
import { FieldInput } from './FieldInput';

type NativeAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'min' | 'max' | 'step' | 'maxLength' | 'inputMode' | 'pattern' | 'autoCapitalize' | 'spellCheck'
>;

export interface TextFieldProps extends NativeAttributes {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'number' | 'tel' | 'email';
  required?: boolean;
  /** More than one makes a text of several lines. */
  rows?: number;
  hint?: string | undefined;
  autoComplete?: string;
  /** Stands at the field's end. */
  unit?: ReactNode;
}

/** One thing to type. Blank counts as empty, so that `required` asks for more than spaces. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, type = 'text', required = false, rows = 1, hint, unit } = props;
  const { autoComplete = 'off', ...native } = props;
  const id = useId();
  return (
    <FieldFrame fieldId={id} label={label} hint={hint}>
      <FieldInput
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
            'aria-describedby': hint === undefined ? undefined : hintId(id),
            // A wheel that meant to scroll the page must not change a price.
            onWheel: ({ currentTarget }) => type === 'number' && currentTarget.blur(),
          },
        }}
      />
    </FieldFrame>
  );
}

function attributes({ min, max, step, maxLength, inputMode, pattern, ...rest }: NativeAttributes) {
  const { autoCapitalize, spellCheck } = rest;
  return { min, max, step, maxLength, inputMode, pattern, autoCapitalize, spellCheck };
}

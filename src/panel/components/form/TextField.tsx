import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes } from 'react';

import { cleanTyped } from '@/domain/text/cleanText';

import { FieldFrame, type FieldFrameProps } from './FieldFrame';

export interface TextFieldProps
  extends
    Omit<FieldFrameProps, 'children'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'color' | 'size'> {
  value: string;
  onChange: (value: string) => void;
  rows?: number;
}

/** Spaces alone count as empty, so that `required` refuses them. Invisible marks go at once: a `pattern` would refuse them. */
export function TextField(props: TextFieldProps) {
  const { label, hint, warning, value, required = false, onChange, ...input } = props;
  const { type = 'text', rows = 1, autoComplete = 'off', ...native } = input;
  return (
    <FieldFrame label={label} hint={hint} warning={warning}>
      {(field) => (
        <OutlinedInput
          type={type}
          value={value}
          required={required}
          multiline={rows > 1}
          minRows={rows}
          maxRows={3 * rows}
          autoComplete={autoComplete}
          onChange={({ target }) => {
            const typed = cleanTyped(target.value);
            onChange(typed.trim() === '' ? '' : typed);
          }}
          slotProps={{
            input: {
              ...native,
              ...field,
              // Scrolling the page with the wheel must not change a number.
              onWheel: ({ currentTarget }) => type === 'number' && currentTarget.blur(),
            },
          }}
        />
      )}
    </FieldFrame>
  );
}

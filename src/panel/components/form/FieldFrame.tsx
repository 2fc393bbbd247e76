import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';

export function hintId(fieldId: string): string {
  return `${fieldId}-hint`;
}

export interface FieldFrameProps {
  fieldId: string;
  label: string;
  hint?: string | undefined;
  /** Instead of the hint. The form can still be saved (specification 5). */
  warning?: string | undefined;
  children: ReactNode;
}

export function FieldFrame({ fieldId, label, hint, warning, children }: FieldFrameProps) {
  const text = warning ?? hint;
  return (
    <FormControl>
      <FormLabel htmlFor={fieldId}>{label}</FormLabel>
      {children}
      {text === undefined ? null : (
        <FormHelperText
          id={hintId(fieldId)}
          sx={warning === undefined ? undefined : { color: 'warning.main', fontWeight: 600 }}
        >
          {text}
        </FormHelperText>
      )}
    </FormControl>
  );
}

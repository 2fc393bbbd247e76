import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';

export function hintId(fieldId: string): string {
  return `${fieldId}-ipucu`;
}

export interface FieldFrameProps {
  fieldId: string;
  label: string;
  hint?: string | undefined;
  children: ReactNode;
}

export function FieldFrame({ fieldId, label, hint, children }: FieldFrameProps) {
  return (
    <FormControl>
      <FormLabel htmlFor={fieldId}>{label}</FormLabel>
      {children}
      {hint === undefined ? null : <FormHelperText id={hintId(fieldId)}>{hint}</FormHelperText>}
    </FormControl>
  );
}

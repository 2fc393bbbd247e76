import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('div')({
  display: 'grid',
  gap: '0.375rem',
  alignContent: 'start',
  minWidth: 0,
});

// Labels stand above what they name and never move: easier to find again than ones that float.
const Label = styled(FormLabel)(({ theme }) => ({
  fontWeight: 600,
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  color: theme.vars.palette.text.primary,
  '&.Mui-focused': { color: theme.vars.palette.text.primary },
}));

const Hint = styled(FormHelperText)(({ theme }) => ({
  margin: 0,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
})) as typeof FormHelperText;

/** The id of the hint that belongs to the field with this id. */
export function hintId(fieldId: string): string {
  return `${fieldId}-ipucu`;
}

export interface FieldFrameProps {
  /** The field's own id; the label points there. */
  fieldId: string;
  label: string;
  hint?: string | undefined;
  children: ReactNode;
}

/** A label above, a hint below. */
export function FieldFrame({ fieldId, label, hint, children }: FieldFrameProps) {
  return (
    <Root>
      <Label htmlFor={fieldId}>{label}</Label>
      {children}
      {hint === undefined ? null : <Hint id={hintId(fieldId)}>{hint}</Hint>}
    </Root>
  );
}

import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, useId } from 'react';

export interface FieldFrameProps {
  label: string;
  hint?: string | undefined;
  /** What stands in place of the hint. The form can still be saved (specification 5). */
  warning?: string | undefined;
  /** Draws the field, which takes these. */
  children: (field: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
}

export function FieldFrame({ label, hint, warning, children }: FieldFrameProps) {
  const text = warning ?? hint;
  const id = useId();
  const hintId = text === undefined ? undefined : `${id}-hint`;
  return (
    <FormControl>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {children({ id, 'aria-describedby': hintId })}
      {text === undefined ? null : (
        <FormHelperText
          id={hintId}
          sx={warning === undefined ? undefined : { color: 'warning.main', fontWeight: 600 }}
        >
          {text}
        </FormHelperText>
      )}
    </FormControl>
  );
}

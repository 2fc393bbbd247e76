import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useRef } from 'react';

export interface MarkAllProps {
  marked: number;
  shown: number;
  isDisabled: boolean;
  onChange: (isMarked: boolean) => void;
}

/** The checkbox of all shown products. It takes the focus when marking begins. */
export function MarkAll({ marked, shown, isDisabled, onChange }: MarkAllProps) {
  const checkbox = useRef<HTMLInputElement>(null);
  useEffect(() => checkbox.current?.focus({ preventScroll: true }), []);

  return (
    <FormControlLabel
      label="Tümünü seç"
      disabled={isDisabled}
      slotProps={{ typography: { variant: 'label' } }}
      sx={{ minHeight: '2.75rem', mx: 0, ml: '-0.625rem' }}
      control={
        <Checkbox
          color="secondary"
          checked={marked > 0 && marked === shown}
          slotProps={{ input: { ref: checkbox } }}
          indeterminate={marked > 0 && marked < shown}
          onChange={({ target }) => onChange(target.checked)}
        />
      }
    />
  );
}

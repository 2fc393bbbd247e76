import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

import { TOUCH_TARGET } from '@/theme/sizes';

const oneLine = { justifySelf: 'start', minHeight: TOUCH_TARGET, mr: 0 } as const;

// The box is beside the first line.
const lines = {
  alignItems: 'start',
  mr: 0,
  '& > .MuiCheckbox-root': { mt: '-0.5625rem' },
} as const;

export interface CheckboxFieldProps {
  label: string;
  value: boolean;
  name?: string | undefined;
  /** The label may need several lines. */
  isLong?: boolean;
  onChange: (value: boolean) => void;
}

export function CheckboxField({
  label,
  value,
  name,
  isLong = false,
  onChange,
}: CheckboxFieldProps) {
  return (
    <FormControlLabel
      label={label}
      sx={isLong ? lines : oneLine}
      control={
        <Checkbox name={name} checked={value} onChange={({ target }) => onChange(target.checked)} />
      }
    />
  );
}

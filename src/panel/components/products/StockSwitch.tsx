import FormControlLabel from '@mui/material/FormControlLabel';
import type { Theme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';

import { TOUCH_TARGET } from '@/theme/sizes';

// Its input is transparent, and so would be the ring around it.
const focusRing = {
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', borderRadius: 1 },
};

// The word is below the switch where the window is not wide, so that names have room.
const label = (theme: Theme) => ({
  minHeight: TOUCH_TARGET,
  ml: '-0.625rem',
  mr: 0,
  [theme.breakpoints.down('lg')]: {
    flexDirection: 'column',
    minWidth: '3.875rem',
    ml: 0,
    '& > .MuiSwitch-root': { mt: '-0.25rem', mb: '-0.5rem' },
    '& > .MuiFormControlLabel-label': { letterSpacing: 0 },
  },
});

export interface StockSwitchProps {
  name: string;
  inStock: boolean;
  onChange: (inStock: boolean) => void;
}

export function StockSwitch({ name, inStock, onChange }: StockSwitchProps) {
  return (
    <FormControlLabel
      label={inStock ? 'Stokta' : 'Tükendi'}
      slotProps={{
        typography: { variant: 'label', color: inStock ? 'textPrimary' : 'textSecondary' },
      }}
      sx={label}
      control={
        <Switch
          color="success"
          checked={inStock}
          sx={focusRing}
          slotProps={{ input: { 'aria-label': `Stokta: ${name}` } }}
          onChange={({ target }) => onChange(target.checked)}
        />
      }
    />
  );
}

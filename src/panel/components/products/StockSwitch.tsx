import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';

import { TOUCH_TARGET } from '@/theme/sizes';

const Label = styled('label')(
  memoTheme(({ theme: { breakpoints, palette, shape, typography } }) => ({
    ...typography.label,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: TOUCH_TARGET,
    marginLeft: '-0.625rem',
    cursor: 'pointer',
    '&[data-sold-out]': { color: palette.text.secondary },
    // Its input is transparent, and so would be the ring around it.
    '& > .MuiSwitch-root:has(:focus-visible)': {
      outline: `3px solid ${palette.primary.main}`,
      borderRadius: shape.borderRadius,
    },
    // The word is below the switch where the window is not wide, so that names have room.
    [breakpoints.down('lg')]: {
      flexDirection: 'column',
      minWidth: '3.875rem',
      marginLeft: 0,
      letterSpacing: 0,
      '& > .MuiSwitch-root': { marginTop: '-0.25rem', marginBottom: '-0.5rem' },
    },
  })),
);

export interface StockSwitchProps {
  name: string;
  inStock: boolean;
  onChange: (inStock: boolean) => void;
}

export function StockSwitch({ name, inStock, onChange }: StockSwitchProps) {
  return (
    <Label data-sold-out={inStock ? undefined : ''}>
      <Switch
        color="success"
        checked={inStock}
        slotProps={{ input: { 'aria-label': `Stokta: ${name}` } }}
        onChange={({ target }) => onChange(target.checked)}
      />
      {inStock ? 'Stokta' : 'Tükendi'}
    </Label>
  );
}

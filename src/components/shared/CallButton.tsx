import { mdiPhone } from '@mdi/js';
import Button, { type ButtonProps } from '@mui/material/Button';

import { Icon } from './Icon';

export interface CallButtonProps {
  href: string;
  /** Holds the word Ara. */
  label?: string;
  size?: ButtonProps['size'];
  /** `secondary` is ink on paper, `inherit` takes the surface's own text colour. */
  color?: 'secondary' | 'inherit';
  fullWidth?: boolean;
  onClick?: () => void;
}

/** Calls the shop: quieter than the chat beside it, which most customers prefer. */
export function CallButton({ label = 'Ara', color = 'secondary', ...props }: CallButtonProps) {
  return (
    <Button {...props} color={color} variant="outlined" startIcon={<Icon path={mdiPhone} />}>
      {label}
    </Button>
  );
}

import { mdiPhone } from '@mdi/js';
import Button, { type ButtonProps } from '@mui/material/Button';

import { Icon } from '@/components/shared/Icon';

export interface CallButtonProps {
  href: string;
  label?: string;
  size?: ButtonProps['size'];
  color?: 'inherit';
  onClick?: () => void;
}

/** Less prominent than the chat button, because most customers write. */
export function CallButton({ label = 'Ara', ...props }: CallButtonProps) {
  return (
    <Button {...props} variant="outlined" startIcon={<Icon path={mdiPhone} />}>
      {label}
    </Button>
  );
}

import { mdiWhatsapp } from '@mdi/js';
import Button, { type ButtonProps } from '@mui/material/Button';

import { Icon } from './Icon';

export interface ChatButtonProps {
  href: string;
  /** Holds the word WhatsApp, so that everybody finds it. */
  label?: string;
  /** What a screen reader says where `label` alone would be ambiguous; begins with the label's words. */
  accessibleName?: string;
  size?: ButtonProps['size'];
  fullWidth?: boolean;
  onClick?: () => void;
}

/** Opens WhatsApp in a new tab, the message typed in (specification 7, "Outbound links"). */
export function ChatButton({ label = 'WhatsApp', accessibleName, ...props }: ChatButtonProps) {
  return (
    <Button
      {...props}
      aria-label={accessibleName}
      variant="contained"
      color="chat"
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<Icon path={mdiWhatsapp} />}
    >
      {label}
    </Button>
  );
}

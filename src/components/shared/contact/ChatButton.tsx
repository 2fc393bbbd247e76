import { mdiWhatsapp } from '@mdi/js';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { Ref } from 'react';

import { Icon } from '@/components/shared/Icon';

export interface ChatButtonProps {
  ref?: Ref<HTMLAnchorElement> | undefined;
  href: string;
  label?: string;
  /** The name where `label` alone would be ambiguous; it begins with the label. */
  accessibleName?: string;
  size?: ButtonProps['size'];
  /** Outlined, for what is sold out. */
  isQuiet?: boolean;
  onClick?: () => void;
}

/** Opens WhatsApp in a new tab (specification 7, "Outbound links"). */
export function ChatButton(props: ChatButtonProps) {
  const { label = 'WhatsApp', accessibleName, isQuiet, ...link } = props;
  return (
    <Button
      {...link}
      aria-label={accessibleName}
      variant={isQuiet ? 'outlined' : 'contained'}
      color="chat"
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<Icon path={mdiWhatsapp} />}
    >
      {label}
    </Button>
  );
}

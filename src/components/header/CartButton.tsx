import { mdiCartOutline } from '@mdi/js';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';

import { DISABLED_CONTROL } from '@/components/shared/disabledControl';
import { Icon } from '@/components/shared/Icon';
import { VisuallyHidden } from '@/components/shared/VisuallyHidden';

export interface CartButtonProps {
  /** How many parts the visitor will ask for (D31). */
  count?: number;
  /** Announced whenever it changes. */
  answer?: string;
  /** Undefined: there is no cart, and the button does nothing (specification 1). */
  onOpen?: () => void;
  onApproach?: () => void;
}

export function CartButton({ count = 0, answer, onOpen, onApproach }: CartButtonProps) {
  const state = onOpen && {
    'aria-label': `Sepet, ${count} parça`,
    'aria-haspopup': 'dialog' as const,
    onClick: onOpen,
    onPointerEnter: onApproach,
    onFocus: onApproach,
  };
  return (
    <>
      <IconButton title="Sepet" {...(state ?? DISABLED_CONTROL)}>
        <Badge badgeContent={count} showZero color={count === 0 ? 'secondary' : 'primary'}>
          <Icon path={mdiCartOutline} />
        </Badge>
      </IconButton>
      {onOpen ? <VisuallyHidden role="status">{answer}</VisuallyHidden> : null}
    </>
  );
}

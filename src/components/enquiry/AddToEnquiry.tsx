import { mdiCartCheck, mdiCartPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import { DISABLED_CONTROL } from '@/components/shared/disabledControl';
import { Icon } from '@/components/shared/Icon';
import { TOUCH_TARGET } from '@/theme/sizes';

const CardButton = styled(Button)({ minWidth: TOUCH_TARGET, padding: 0 });

export interface AddToEnquiryProps {
  place: 'card' | 'detail';
  isListed?: boolean;
  /** Undefined: the button does nothing (D1). */
  onPress?: () => void;
}

/** `Sepete Ekle`, which works in a shop with open controls (D31). */
export function AddToEnquiry({ place, isListed = false, onPress }: AddToEnquiryProps) {
  const label = isListed ? 'Listede' : 'Sepete Ekle';
  const icon = isListed ? mdiCartCheck : mdiCartPlus;
  const state = {
    variant: isListed ? 'contained' : 'outlined',
    'aria-haspopup': isListed ? 'dialog' : undefined,
    ...(onPress ? { onClick: onPress } : DISABLED_CONTROL),
  } as const;
  return place === 'card' ? (
    <CardButton {...state} aria-label={label} title={onPress && label}>
      <Icon path={icon} fontSize="small" />
    </CardButton>
  ) : (
    <Button {...state} size="large" startIcon={<Icon path={icon} />}>
      {label}
    </Button>
  );
}

import { mdiCartCheck, mdiCartPlus } from '@mdi/js';
import Button from '@mui/material/Button';

import { Icon } from '@/components/shared/Icon';
import { TOUCH_TARGET } from '@/theme/sizes';

const onCard = { minWidth: TOUCH_TARGET, p: 0 };

export interface AddToEnquiryProps {
  place: 'card' | 'detail';
  isListed: boolean;
  onAdd: () => void;
  /** Of a part that is listed already: shows the list. */
  onShow: () => void;
}

/** `Sepete Ekle` of a shop with open controls (D31). */
export function AddToEnquiry({ place, isListed, onAdd, onShow }: AddToEnquiryProps) {
  const label = isListed ? 'Listede' : 'Sepete Ekle';
  const icon = isListed ? mdiCartCheck : mdiCartPlus;
  const state = {
    variant: isListed ? 'contained' : 'outlined',
    color: 'secondary',
    'aria-haspopup': isListed ? 'dialog' : undefined,
    onClick: isListed ? onShow : onAdd,
  } as const;
  return place === 'card' ? (
    <Button {...state} aria-label={label} title={label} sx={onCard}>
      <Icon path={icon} fontSize="small" />
    </Button>
  ) : (
    <Button {...state} size="large" startIcon={isListed ? <Icon path={icon} /> : undefined}>
      {label}
    </Button>
  );
}

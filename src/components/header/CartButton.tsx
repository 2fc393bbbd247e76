import { mdiCartOutline } from '@mdi/js';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';

import { useControlActions } from '@/components/shared/controlActions';
import { DEAD_CONTROL } from '@/components/shared/deadControl';
import { Icon } from '@/components/shared/Icon';

/** There is no cart: always 0, without an action (specification 1), unless the controls are open (D31). */
export function CartButton() {
  const enquiryButton = useControlActions()?.enquiryButton;
  return (
    enquiryButton ?? (
      <IconButton title="Sepet" {...DEAD_CONTROL}>
        <Badge badgeContent={0} showZero color="secondary">
          <Icon path={mdiCartOutline} />
        </Badge>
      </IconButton>
    )
  );
}

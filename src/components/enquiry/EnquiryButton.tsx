import { mdiCartOutline } from '@mdi/js';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';

import { Icon } from '@/components/shared/Icon';
import { VisuallyHidden } from '@/components/shared/VisuallyHidden';

export interface EnquiryButtonProps {
  count: number;
  /** Announced whenever it changes. */
  answer: string;
  onOpen: () => void;
  onApproach?: () => void;
}

/** The cart of a shop with open controls: how many parts the visitor will ask for (D31). */
export function EnquiryButton({ count, answer, onOpen, onApproach }: EnquiryButtonProps) {
  return (
    <>
      <IconButton
        title="Sepet"
        aria-label={`Sepet, ${count} parça`}
        aria-haspopup="dialog"
        onClick={onOpen}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      >
        <Badge badgeContent={count} showZero color={count === 0 ? 'secondary' : 'primary'}>
          <Icon path={mdiCartOutline} />
        </Badge>
      </IconButton>
      <VisuallyHidden role="status">{answer}</VisuallyHidden>
    </>
  );
}

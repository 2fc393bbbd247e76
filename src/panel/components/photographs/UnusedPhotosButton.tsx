import Button from '@mui/material/Button';

import { Icon } from '@/components/shared/Icon';
import { PANEL_ICONS } from '@/panel/components/panelIcons';

export interface UnusedPhotosButtonProps {
  onClick: () => void;
}

export function UnusedPhotosButton({ onClick }: UnusedPhotosButtonProps) {
  return (
    <Button
      color="secondary"
      aria-haspopup="dialog"
      startIcon={<Icon path={PANEL_ICONS.delete} />}
      onClick={onClick}
      sx={{ px: '12px', mx: '-12px' }}
    >
      Kullanılmayan fotoğrafları sil
    </Button>
  );
}

import Button from '@mui/material/Button';

import { PANEL_ICONS } from '@/components/admin/panelIcons';
import { Icon } from '@/components/shared/Icon';

export interface UnusedButtonProps {
  onClick: () => void;
}

export function UnusedButton({ onClick }: UnusedButtonProps) {
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

import Button from '@mui/material/Button';

import { Icon } from '@/components/shared/Icon';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { takeFocus } from '@/panel/components/takeFocus';

export interface MarkButtonProps {
  takesFocus: boolean;
  onClick: () => void;
}

export function MarkButton({ takesFocus, onClick }: MarkButtonProps) {
  return (
    <Button
      ref={takesFocus ? takeFocus : undefined}
      title="Birden çok ürünü birlikte değiştir"
      startIcon={<Icon path={PANEL_ICONS.mark} />}
      onClick={onClick}
      sx={{ px: '12px', mr: { sm: '-12px' } }}
    >
      Seç
    </Button>
  );
}

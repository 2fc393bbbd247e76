import Button from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';

import { Icon } from '@/components/shared/Icon';
import { PANEL_ICONS } from '@/panel/components/panelIcons';

export interface MarkButtonProps {
  /** It takes the focus when it is drawn. */
  takesFocus: boolean;
  onClick: () => void;
}

/** Begins to mark products. */
export function MarkButton({ takesFocus, onClick }: MarkButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);

  return (
    <Button
      ref={button}
      color="secondary"
      title="Birden çok ürünü birlikte değiştir"
      startIcon={<Icon path={PANEL_ICONS.mark} />}
      onClick={onClick}
      sx={{ px: '12px', mr: '-12px' }}
    >
      Seç
    </Button>
  );
}

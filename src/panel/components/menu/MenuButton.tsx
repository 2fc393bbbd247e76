import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

import { Icon } from '@/components/shared/Icon';
import { useBackLayer } from '@/hooks/useBackLayer';
import { TOUCH_TARGET } from '@/theme/sizes';

const menu = {
  borderRadius: 1,
  bgcolor: 'background.default',
  boxShadow: '0 6px 24px rgb(0 0 0 / 0.3)',
  '& > ul > li': { gap: 1.5, minHeight: TOUCH_TARGET },
};

interface MenuEntry {
  label: string;
  path?: string;
  /** Undefined: the menu has no entry that is the chosen one. */
  isChosen?: boolean;
  onPress: () => void;
}

export interface MenuButtonProps {
  label: string;
  path: string;
  isOutlined?: boolean;
  entries: readonly MenuEntry[];
}

/** A button with a menu, to which the focus returns after a press on an entry. */
export function MenuButton({ label, path, isOutlined = false, entries }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;

  function close() {
    setAnchor(null);
  }

  useBackLayer(close, isOpen);

  return (
    <>
      <Button
        variant={isOutlined ? 'outlined' : 'text'}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        startIcon={<Icon path={path} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span>{label}</span>
      </Button>
      <Menu
        open={isOpen}
        anchorEl={anchor}
        transitionDuration={0}
        onClose={close}
        slotProps={{ paper: { sx: menu }, list: { 'aria-label': label } }}
      >
        {entries.map(({ label: name, path: icon, isChosen, onPress }) => (
          <MenuItem
            key={name}
            role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={isChosen}
            selected={isChosen}
            onClick={() => {
              close();
              onPress();
            }}
          >
            {icon === undefined ? null : <Icon path={icon} fontSize="small" />}
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

import { type ReactNode, useState } from 'react';

import { KeysDialog } from '@/panel/components/KeysDialog';
import type { MenuEntry } from '@/panel/components/MenuButton';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { keyWords } from '@/panel/content/keys';
import { useCloseRequest } from '@/panel/hooks/useCloseRequest';
import { useShortcuts } from '@/panel/hooks/useShortcuts';

/** The keys work everywhere; the list of them is offered where there is a mouse, and so probably a keyboard. */
export function useKeys(): { entries: MenuEntry[]; prompt: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const hasMouse = window.matchMedia('(hover: hover)').matches;
  const show = () => setIsOpen(true);
  const close = () => setIsOpen(false);
  useShortcuts(show);
  useCloseRequest(isOpen, close);
  return {
    entries: hasMouse ? [{ label: keyWords.title, path: PANEL_ICONS.keyboard, onPress: show }] : [],
    prompt: isOpen ? <KeysDialog onClose={close} /> : null,
  };
}

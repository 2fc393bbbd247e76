import { useState } from 'react';

import { Region } from '@/components/shared/Region';
import { KeysDialog } from '@/panel/components/menu/KeysDialog';
import { MenuButton } from '@/panel/components/menu/MenuButton';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { keyWords } from '@/panel/content/keys';
import { useShortcuts } from '@/panel/hooks/useShortcuts';

import { useBackup } from './useBackup';
import { useChangeLog } from './useChangeLog';
import { useUnusedPhotos } from './useUnusedPhotos';

/** What an owner does rarely. */
export function MoreView() {
  const changes = useChangeLog();
  const backup = useBackup();
  const photos = useUnusedPhotos();
  const [showsKeys, setShowsKeys] = useState(false);
  const showKeys = () => setShowsKeys(true);
  useShortcuts(showKeys);
  // Who has a mouse probably has a keyboard.
  const keys = window.matchMedia('(hover: hover)').matches
    ? [{ label: keyWords.title, path: PANEL_ICONS.keyboard, onPress: showKeys }]
    : [];
  return (
    <>
      <MenuButton
        label="Diğer"
        path={PANEL_ICONS.more}
        entries={[...changes.entries, ...backup.entries, ...photos.entries, ...keys]}
      />
      <Region>{changes.prompt}</Region>
      <Region>{backup.prompt}</Region>
      <Region>{photos.prompt}</Region>
      {showsKeys ? <KeysDialog onClose={() => setShowsKeys(false)} /> : null}
    </>
  );
}

import { useState } from 'react';

import { Region } from '@/components/shared/Region';
import { KeysDialog } from '@/panel/components/menu/KeysDialog';
import { MenuButton } from '@/panel/components/menu/MenuButton';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { keyWords } from '@/panel/content/keys';
import { useShortcuts } from '@/panel/hooks/useShortcuts';

import { useBackup } from './useBackup';
import { useChangeLog } from './useChangeLog';
import { useShareShop } from './useShareShop';
import { useUnusedPhotos } from './useUnusedPhotos';

/** What an owner does rarely. */
export function MoreView() {
  const parts = {
    changes: useChangeLog(),
    share: useShareShop(),
    backup: useBackup(),
    photos: useUnusedPhotos(),
  };
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
        entries={[...Object.values(parts).flatMap(({ entries }) => entries), ...keys]}
      />
      {Object.entries(parts).map(([name, { prompt }]) => (
        <Region key={name}>{prompt}</Region>
      ))}
      {showsKeys ? <KeysDialog onClose={() => setShowsKeys(false)} /> : null}
    </>
  );
}

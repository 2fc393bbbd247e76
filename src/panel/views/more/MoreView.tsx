import { Region } from '@/components/shared/Region';
import { MenuButton } from '@/panel/components/MenuButton';
import { PANEL_ICONS } from '@/panel/components/panelIcons';

import { useBackup } from './useBackup';
import { useKeys } from './useKeys';
import { useUnusedPhotos } from './useUnusedPhotos';

/** What an owner does rarely. */
export function MoreView() {
  const backup = useBackup();
  const photos = useUnusedPhotos();
  const keys = useKeys();
  return (
    <>
      <MenuButton
        label="Diğer"
        path={PANEL_ICONS.more}
        entries={[...backup.entries, ...photos.entries, ...keys.entries]}
      />
      <Region>{backup.prompt}</Region>
      <Region>{photos.prompt}</Region>
      <Region>{keys.prompt}</Region>
    </>
  );
}

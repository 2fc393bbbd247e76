import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

import { ErrorBoundary } from '@/components/shared/ErrorBoundary';
import { writeBackupAtom } from '@/panel/atoms/files/backup';
import { historyAtom } from '@/panel/atoms/session';
import { openFieldAtom } from '@/panel/atoms/shop/openField';
import { MenuButton } from '@/panel/components/menu/MenuButton';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { changeWords } from '@/panel/content/changes';
import { SHARE_CATALOG } from '@/panel/content/panel';
import { SHOP_TITLE } from '@/panel/content/shopGroups';
import { downloadFile } from '@/panel/views/downloadFile';

import { HistoryView } from './HistoryView';
import { RestoreView } from './RestoreView';
import { ShareCatalogView } from './ShareCatalogView';
import { SHARE_TITLE, ShareShopView } from './ShareShopView';

const DIALOGS = {
  changes: HistoryView,
  share: ShareShopView,
  catalog: ShareCatalogView,
};

function entry(label: string, icon: keyof typeof PANEL_ICONS, onPress: () => unknown) {
  return { label, path: PANEL_ICONS[icon], onPress: () => void onPress() };
}

/** What an owner does rarely. */
export function MoreView() {
  const [opened, setOpened] = useState<keyof typeof DIALOGS>();
  const Dialog = opened && DIALOGS[opened];
  const history = useAtomValue(historyAtom);
  const writeBackup = useSetAtom(writeBackupAtom);
  const openField = useSetAtom(openFieldAtom);
  const backupInput = useRef<HTMLInputElement>(null);

  return (
    <>
      <MenuButton
        label="Diğer"
        path={PANEL_ICONS.more}
        entries={[
          ...(history ? [entry(changeWords.title, 'undo', () => setOpened('changes'))] : []),
          entry(SHOP_TITLE, 'shop', () => openField({ table: 'shop' })),
          entry(SHARE_TITLE, 'share', () => setOpened('share')),
          entry(SHARE_CATALOG, 'link', () => setOpened('catalog')),
          entry('Yedek al', 'download', async () => downloadFile(await writeBackup())),
          {
            label: 'Yedekten yükle',
            path: PANEL_ICONS.upload,
            onPress: () => backupInput.current?.click(),
          },
        ]}
      />
      <ErrorBoundary>
        <RestoreView ref={backupInput} />
      </ErrorBoundary>
      {Dialog === undefined ? null : (
        <ErrorBoundary key={opened}>
          <Dialog onClose={() => setOpened(undefined)} />
        </ErrorBoundary>
      )}
    </>
  );
}

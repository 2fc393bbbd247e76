import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

import { Icon } from '@/components/shared/Icon';
import { FileButton } from '@/panel/components/FileButton';
import { PANEL_ICONS } from '@/panel/components/panelIcons';

export interface BackupButtonsProps {
  onWrite: () => void;
  onChoose: (file: File) => void;
}

export function BackupButtons({ onWrite, onChoose }: BackupButtonsProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', mx: '-12px', '& > button': { px: '12px' } }}>
      <Button color="secondary" startIcon={<Icon path={PANEL_ICONS.download} />} onClick={onWrite}>
        Yedek al
      </Button>
      <FileButton label="Yedek dosyası" accept=".json,application/json" onChoose={onChoose}>
        Yedekten yükle
      </FileButton>
    </Stack>
  );
}

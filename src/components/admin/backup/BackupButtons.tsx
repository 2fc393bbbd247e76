import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ChangeEvent, useRef } from 'react';

import { PANEL_ICONS } from '@/components/admin/panelIcons';
import { Icon } from '@/components/shared/Icon';

export interface BackupButtonsProps {
  onWrite: () => void;
  onChoose: (file: File) => void;
}

export function BackupButtons({ onWrite, onChoose }: BackupButtonsProps) {
  const input = useRef<HTMLInputElement>(null);

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (file !== undefined) onChoose(file);
    // Without it, choosing the same file again would not be a change.
    target.value = '';
  }

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', mx: -1.5, '& > button': { px: 1.5 } }}>
      <Button color="secondary" startIcon={<Icon path={PANEL_ICONS.download} />} onClick={onWrite}>
        Yedek al
      </Button>
      <Button
        color="secondary"
        startIcon={<Icon path={PANEL_ICONS.upload} />}
        onClick={() => input.current?.click()}
      >
        Yedekten yükle
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Yedek dosyası"
        onChange={handleChange}
      />
    </Stack>
  );
}

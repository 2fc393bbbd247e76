import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ChangeEvent, useRef } from 'react';

import { PANEL_ICONS } from '@/components/admin/panelIcons';
import { Icon } from '@/components/shared/Icon';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: '-0.75rem',
  '& > button': { paddingInline: '0.75rem' },
});

export interface BackupButtonsProps {
  onWrite: () => void;
  onChoose: (file: File) => void;
}

/** Everything into one file, and back from it. */
export function BackupButtons({ onWrite, onChoose }: BackupButtonsProps) {
  const input = useRef<HTMLInputElement>(null);

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (file !== undefined) onChoose(file);
    // The same file can be chosen again after it has been repaired.
    target.value = '';
  }

  return (
    <Root>
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
    </Root>
  );
}

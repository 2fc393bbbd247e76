import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';
import { FileButton } from '@/panel/components/FileButton';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { SPREADSHEET_FILES } from '@/panel/content/files/spreadsheetKinds';

const TEXTS = {
  offline: 'Açılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin.',
  outdated: 'Site yenilendi, ama bu bölüm henüz açılamıyor.',
} as const;

export interface SpreadsheetButtonsProps {
  /** Why its code cannot be fetched (D37). */
  missing: keyof typeof TEXTS | undefined;
  onChoose: (file: File) => void;
  onWrite: () => void;
  onReload: () => void;
}

export function SpreadsheetButtons(props: SpreadsheetButtonsProps) {
  const { missing, onChoose, onWrite, onReload } = props;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', '& > button': { px: '12px' } }}>
      <FileButton label="Listeden ekle" accept={SPREADSHEET_FILES} onChoose={onChoose} />
      <Button startIcon={<Icon path={PANEL_ICONS.download} />} onClick={onWrite}>
        Listeyi indir
      </Button>
      {missing === undefined ? null : (
        <Typography role="alert" color="primary" sx={{ flexBasis: '100%', px: 1.5 }}>
          {TEXTS[missing]}{' '}
          {missing === 'outdated' ? (
            <Button variant="outlined" onClick={onReload}>
              Yeniden yükle
            </Button>
          ) : null}
        </Typography>
      )}
    </Stack>
  );
}

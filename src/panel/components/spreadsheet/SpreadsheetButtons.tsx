import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';
import { FileButton } from '@/panel/components/FileButton';
import { PANEL_ICONS } from '@/panel/components/panelIcons';

// Some phones filter files by type only, not by ending.
const ACCEPT =
  '.xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface SpreadsheetButtonsProps {
  hasFailed: boolean;
  onChoose: (file: File) => void;
  onWrite: () => void;
}

export function SpreadsheetButtons({ hasFailed, onChoose, onWrite }: SpreadsheetButtonsProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', mx: '-12px', '& > button': { px: '12px' } }}>
      <FileButton label="Listeden ekle" accept={ACCEPT} onChoose={onChoose} />
      <Button startIcon={<Icon path={PANEL_ICONS.download} />} onClick={onWrite}>
        Listeyi indir
      </Button>
      {hasFailed ? (
        <Typography role="alert" color="primary" sx={{ flexBasis: '100%', px: 1.5 }}>
          Açılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin.
        </Typography>
      ) : null}
    </Stack>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { Icon } from '@/components/shared/Icon';
import { FileButton } from '@/panel/components/FileButton';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { pictureProblems } from '@/panel/content/photographs';
import type { PictureProblem } from '@/panel/domain/pictures/ownersPicture';

export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp';

const button = { flex: { xs: '1 1 8rem', sm: 'none' }, px: { xs: 1, sm: 2 } } as const;

const onTouchScreens = {
  ...button,
  display: 'none',
  '@media (pointer: coarse)': { display: 'inline-flex' },
} as const;

export interface PhotoPickerProps {
  hasPhoto: boolean;
  isPreparing: boolean;
  problem?: PictureProblem | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

export function PhotoPicker(props: PhotoPickerProps) {
  const { hasPhoto, isPreparing, problem, onChoose, onRemove } = props;
  const problemId = useId();

  const chooser = {
    accept: ACCEPTED_PICTURES,
    variant: 'outlined',
    onChoose: (file: File) => !isPreparing && onChoose(file),
  } as const;

  return (
    <div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <FileButton label="Fotoğraf çek" {...chooser} isCamera sx={onTouchScreens} />
        <FileButton
          label="Fotoğraf seç"
          {...chooser}
          aria-describedby={problem && problemId}
          sx={button}
        />
        {hasPhoto && !isPreparing ? (
          <Button startIcon={<Icon path={PANEL_ICONS.delete} />} onClick={onRemove}>
            Fotoğrafı kaldır
          </Button>
        ) : null}
        {isPreparing ? (
          <Box sx={{ flex: '1 1 8rem' }}>
            <Typography variant="body2" color="textSecondary" aria-hidden="true">
              Fotoğraf hazırlanıyor…
            </Typography>
            <LinearProgress aria-label="Fotoğraf hazırlanıyor" />
          </Box>
        ) : null}
      </Stack>
      <Typography
        id={problemId}
        role="status"
        variant="body2"
        color="primary"
        sx={{ mt: problem === undefined ? 0 : 1 }}
      >
        {problem === undefined ? null : pictureProblems[problem]}
      </Typography>
    </div>
  );
}

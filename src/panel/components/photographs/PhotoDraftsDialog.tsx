import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { IconControl } from '@/components/shared/IconControl';
import { AdminDialog } from '@/panel/components/AdminDialog';
import { usePreviewOf } from '@/panel/components/form/picture/picturePreviews';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { photoDraftWords, pictureProblems } from '@/panel/content/photographs';
import type { PictureProblem } from '@/panel/domain/pictures/ownersPicture';
import { clampLines } from '@/theme/sizes';

const row = {
  display: 'flex',
  alignItems: 'center',
  borderTop: 1,
  borderColor: 'divider',
} as const;

const opener = {
  flex: '1 1 0',
  justifyContent: 'flex-start',
  gap: 1.5,
  px: 0,
  py: 1,
  textAlign: 'left',
  overflowWrap: 'anywhere',
} as const;

const Photograph = styled('img')(({ theme }) => ({
  flexShrink: 0,
  width: '4rem',
  height: '3rem',
  objectFit: 'contain',
  backgroundColor: theme.palette.common.white,
}));

export interface PhotoDraftsDialogProps {
  drafts: ReadonlyArray<{ key: string; image: string; name: string }>;
  /** Missing before photographs were chosen. */
  preparing?: { done: number; total: number } | undefined;
  isCut: boolean;
  problems: ReadonlyArray<{ name: string; problem: PictureProblem }>;
  onComplete: (key: string) => void;
  onDelete: (key: string) => void;
  onClose: () => void;
}

export function PhotoDraftsDialog(props: PhotoDraftsDialogProps) {
  const { drafts, preparing, isCut, problems, onComplete, onDelete, onClose } = props;
  const isBusy = preparing !== undefined && preparing.done < preparing.total;
  return (
    <AdminDialog title={`${photoDraftWords.title} (${drafts.length})`} width={32} onClose={onClose}>
      <Typography>
        Her fotoğraf bir ürün taslağıdır. Tamamlayıp kaydedene kadar mağazada görünmez.
      </Typography>
      {isBusy ? (
        <LinearProgress
          variant="determinate"
          aria-label="Fotoğraflar hazırlanıyor"
          value={(100 * preparing.done) / preparing.total}
        />
      ) : null}
      <Box role="status" sx={{ color: 'primary.main', '&:empty': { position: 'absolute' } }}>
        {isCut ? (
          <Typography variant="body2">
            Bir seferde en çok 20 fotoğraf alınır: ilk 20 fotoğraf alındı.
          </Typography>
        ) : null}
        {problems.map(({ name, problem }) => (
          <Typography key={name} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {name}: {pictureProblems[problem]}
          </Typography>
        ))}
      </Box>
      {drafts.length === 0 && !isBusy ? <Typography>Taslak yok.</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {drafts.map(({ key, ...draft }) => (
          <Box key={key} component="li" sx={row}>
            <DraftRow
              {...draft}
              onComplete={() => onComplete(key)}
              onDelete={() => onDelete(key)}
            />
          </Box>
        ))}
      </Box>
    </AdminDialog>
  );
}

interface DraftRowProps {
  image: string;
  name: string;
  onComplete: () => void;
  onDelete: () => void;
}

function DraftRow({ image, name, onComplete, onDelete }: DraftRowProps) {
  return (
    <>
      <Button onClick={onComplete} sx={opener}>
        <Photograph src={usePreviewOf(image)} alt="" />
        <Box component="span" sx={clampLines(2)}>
          Tamamla: {name}
        </Box>
      </Button>
      <IconControl
        path={PANEL_ICONS.delete}
        aria-label={`Taslağı sil: ${name}`}
        title="Taslağı sil"
        onClick={onDelete}
      />
    </>
  );
}

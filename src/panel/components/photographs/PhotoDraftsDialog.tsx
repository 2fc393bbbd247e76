import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { IconControl } from '@/components/shared/IconControl';
import type { Product } from '@/domain/product';
import { AdminDialog } from '@/panel/components/AdminDialog';
import { usePreviewOf } from '@/panel/components/form/picture/picturePreviews';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { photoDraftWords, pictureProblems } from '@/panel/content/photographs';
import { draftName, type FormDraft } from '@/panel/domain/formDraft';
import type { Preparing } from '@/panel/domain/photoDrafts';
import { clampLines } from '@/theme/sizes';

const opener = {
  flex: '1 1 0',
  justifyContent: 'flex-start',
  gap: 1.5,
  px: 0,
  py: 1,
  textAlign: 'left',
} as const;

const Photograph = styled('img')(({ theme }) => ({
  flexShrink: 0,
  width: '4rem',
  height: '3rem',
  objectFit: 'contain',
  backgroundColor: theme.palette.common.white,
}));

export interface PhotoDraftsDialogProps {
  drafts: ReadonlyArray<FormDraft<Product>>;
  /** What becomes of the photographs that were chosen. */
  preparing?: Preparing | undefined;
  onComplete: (draft: FormDraft<Product>) => void;
  onDelete: (key: string) => void;
  onClose: () => void;
}

export function PhotoDraftsDialog(props: PhotoDraftsDialogProps) {
  const { drafts, preparing, onComplete, onDelete, onClose } = props;
  const { done = 0, total = 0, isCut = false, problems = [] } = preparing ?? {};
  const isBusy = done < total;
  return (
    <AdminDialog
      title={`${photoDraftWords.title} (${drafts.length})`}
      text="Her fotoğraf bir ürün taslağıdır. Tamamlayıp kaydedene kadar mağazada görünmez."
      onClose={onClose}
    >
      {isBusy ? (
        <LinearProgress
          variant="determinate"
          aria-label="Fotoğraflar hazırlanıyor"
          value={(100 * done) / total}
        />
      ) : null}
      <Box role="status" sx={{ color: 'primary.main', '&:empty': { position: 'absolute' } }}>
        {isCut ? (
          <Typography variant="body2">
            Bir seferde en çok 20 fotoğraf alınır: ilk 20 fotoğraf alındı.
          </Typography>
        ) : null}
        {problems.map(({ name, problem }) => (
          <Typography key={name} variant="body2">
            {name}: {pictureProblems[problem]}
          </Typography>
        ))}
      </Box>
      {drafts.length === 0 && !isBusy ? <Typography>Taslak yok.</Typography> : null}
      <List>
        {drafts.map((draft, index) => (
          <DraftRow
            key={draft.key}
            image={draft.photograph ?? ''}
            name={draftName(draft, `Taslak ${index + 1}`)}
            onComplete={() => onComplete(draft)}
            onDelete={() => onDelete(draft.key)}
          />
        ))}
      </List>
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
    <ListItem sx={{ borderTop: 1, borderColor: 'divider' }}>
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
    </ListItem>
  );
}

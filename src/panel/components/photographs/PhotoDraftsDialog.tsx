import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
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

const photograph = {
  flexShrink: 0,
  width: '4rem',
  height: '3rem',
  objectFit: 'contain',
  bgcolor: 'common.white',
} as const;

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
        {drafts.map((draft, index) => {
          const name = draftName(draft, `Taslak ${index + 1}`);
          return (
            <ListItem key={draft.key} sx={{ borderTop: 1, borderColor: 'divider' }}>
              <Button onClick={() => onComplete(draft)} sx={opener}>
                <Photograph address={draft.photograph ?? ''} />
                <Box component="span" sx={clampLines(2)}>
                  Tamamla: {name}
                </Box>
              </Button>
              <IconControl
                path={PANEL_ICONS.delete}
                aria-label={`Taslağı sil: ${name}`}
                title="Taslağı sil"
                onClick={() => onDelete(draft.key)}
              />
            </ListItem>
          );
        })}
      </List>
    </AdminDialog>
  );
}

function Photograph({ address }: { address: string }) {
  return <Box component="img" src={usePreviewOf(address)} alt="" sx={photograph} />;
}

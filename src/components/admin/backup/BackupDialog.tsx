import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

import { replaceFailures } from '@/content/backup';
import { type CatalogChanges, changesNothing } from '@/domain/catalogChanges';

import { ChangeTable } from './ChangeTable';
import { ProblemList } from './ProblemList';

const paper = {
  width: 'min(100% - min(2rem, 9vw), 28rem)',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 2rem)',
  m: 0,
  borderRadius: 0,
  boxShadow: 'none',
};

export type BackupResult =
  | { kind: 'invalid'; problems: readonly string[] }
  | { kind: 'changes'; changes: CatalogChanges; failure?: keyof typeof replaceFailures | undefined }
  | { kind: 'done' };

export interface BackupDialogProps {
  result: BackupResult;
  fileName: string;
  isBusy: boolean;
  onRestore: () => void;
  onClose: () => void;
}

const TITLE_ID = 'yedek';

function focus(button: HTMLButtonElement | null) {
  button?.focus();
}

/** Before anything is changed: what is wrong with the file, or what it would change (D7). */
export function BackupDialog(props: BackupDialogProps) {
  const { result, fileName, isBusy, onRestore, onClose } = props;
  const isPending = result.kind === 'changes' && !changesNothing(result.changes);

  function handleClose() {
    if (!isBusy) onClose();
  }

  function handleDialogClose(event: Event, reason: 'escapeKeyDown' | 'backdropClick') {
    if (reason === 'backdropClick') return;
    // Otherwise the browser makes Escape a close request (useCloseRequest), too.
    event.preventDefault();
    handleClose();
  }

  return (
    <Dialog
      open
      transitionDuration={0}
      aria-labelledby={TITLE_ID}
      onClose={handleDialogClose}
      slotProps={{ paper: { sx: paper } }}
      // Over the undo bar.
      sx={{ zIndex: 'snackbar' }}
    >
      <DialogContent>
        <DialogTitle id={TITLE_ID} variant="h3">
          Yedekten yükle
        </DialogTitle>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {fileName}
        </Typography>
        <Outcome {...result} />
        <DialogActions sx={{ flexWrap: 'wrap-reverse' }}>
          <Button
            ref={focus}
            variant="outlined"
            color="secondary"
            size="large"
            aria-disabled={isBusy}
            onClick={handleClose}
          >
            {isPending ? 'Vazgeç' : 'Tamam'}
          </Button>
          {isPending ? (
            <Button
              variant="contained"
              size="large"
              aria-disabled={isBusy}
              onClick={isBusy ? undefined : onRestore}
            >
              {isBusy ? 'Yükleniyor…' : 'Yedeği yükle'}
            </Button>
          ) : null}
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}

function Outcome(result: BackupResult) {
  if (result.kind === 'invalid') return <ProblemList problems={result.problems} />;
  if (result.kind === 'done') return <Typography role="status">Yedek yüklendi.</Typography>;
  if (changesNothing(result.changes)) {
    return <Typography>Bu yedek, sitenin şu anki hâliyle aynı. Değişecek bir şey yok.</Typography>;
  }
  return (
    <>
      <Typography>Yedek yüklenince sitedeki her şeyin yerini alır:</Typography>
      <ChangeTable changes={result.changes} />
      {result.failure === undefined ? null : (
        <Typography role="alert" color="primary" sx={{ fontWeight: 600 }}>
          {replaceFailures[result.failure]}
        </Typography>
      )}
    </>
  );
}

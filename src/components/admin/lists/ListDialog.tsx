import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

import { PANEL_ICONS } from '@/components/admin/panelIcons';
import { Icon } from '@/components/shared/Icon';
import { applyFailures, fileProblems } from '@/content/lists';

import { ListPreview, type ListPreviewProps } from './ListPreview';

const paper = {
  width: 'min(100% - min(2rem, 9vw), 40rem)',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 2rem)',
  m: 0,
  borderRadius: 0,
  boxShadow: 'none',
};

// Always on screen, however many lines are wrong.
const actions = {
  position: 'sticky',
  zIndex: 1,
  bottom: 'max(-1.5rem, -7vw)',
  mx: 'max(-1.5rem, -7vw)',
  mb: 'max(-1.5rem, -7vw)',
  px: 'min(1.5rem, 7vw)',
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
} as const;

export type ListState =
  | { kind: 'reading' }
  | { kind: 'unreadable'; problem: keyof typeof fileProblems }
  | { kind: 'checked'; preview: ListPreviewProps }
  | { kind: 'applied'; added: number; changed: number }
  | { kind: 'undone' };

export interface ListDialogProps {
  state: ListState;
  fileName: string;
  /** Of applying, or of the undo. */
  failure?: keyof typeof applyFailures | undefined;
  /** True while the list, or the undo, is on its way. */
  isBusy: boolean;
  onApply: () => void;
  onUndo: () => void;
  onDownloadSample: () => void;
  onClose: () => void;
}

const TITLE_ID = 'liste';

function focus(heading: HTMLHeadingElement | null) {
  heading?.focus();
}

/** From the chosen file to the shop: nothing is written before Uygula (D21). */
export function ListDialog(props: ListDialogProps) {
  const { state, fileName, failure, isBusy, onClose } = props;
  const { kind } = state;
  const canApply = kind === 'checked' && state.preview.added + state.preview.changed > 0 && !isBusy;

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
        <DialogTitle id={TITLE_ID} ref={focus} tabIndex={-1} variant="h3">
          Listeyi kontrol edin
        </DialogTitle>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {fileName}
        </Typography>
        <Outcome {...state} />
        {kind === 'checked' || kind === 'unreadable' ? (
          <Button
            color="secondary"
            startIcon={<Icon path={PANEL_ICONS.download} />}
            onClick={props.onDownloadSample}
            sx={{ justifySelf: 'start', ml: -1.5, px: 1.5 }}
          >
            Örnek listeyi indir
          </Button>
        ) : null}
        <DialogActions sx={actions}>
          {failure === undefined ? null : (
            <Typography role="alert" color="primary" sx={{ flexBasis: '100%', fontWeight: 600 }}>
              {applyFailures[failure]}
            </Typography>
          )}
          {kind === 'checked' ? (
            <Button
              variant="contained"
              size="large"
              aria-disabled={!canApply}
              onClick={canApply ? props.onApply : undefined}
            >
              {isBusy ? 'Uygulanıyor…' : 'Uygula'}
            </Button>
          ) : null}
          {kind === 'applied' ? (
            <Button
              variant="outlined"
              color="secondary"
              size="large"
              aria-disabled={isBusy}
              onClick={isBusy ? undefined : props.onUndo}
            >
              {isBusy ? 'Geri alınıyor…' : 'Geri al'}
            </Button>
          ) : null}
          <Button
            variant={kind === 'applied' || kind === 'undone' ? 'contained' : 'outlined'}
            color="secondary"
            size="large"
            aria-disabled={isBusy}
            onClick={handleClose}
          >
            {kind === 'applied' || kind === 'undone' ? 'Tamam' : 'Vazgeç'}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}

function Outcome(state: ListState) {
  if (state.kind === 'reading') return <Typography role="status">Liste okunuyor…</Typography>;
  if (state.kind === 'checked') return <ListPreview {...state.preview} />;
  if (state.kind === 'unreadable') {
    return <Typography role="alert">{fileProblems[state.problem]}</Typography>;
  }
  if (state.kind === 'undone') {
    return <Typography role="status">Liste geri alındı. Ürünler eskisi gibi.</Typography>;
  }
  return (
    <Typography role="status">
      Liste uygulandı: {state.added} yeni, {state.changed} değişen ürün.
    </Typography>
  );
}

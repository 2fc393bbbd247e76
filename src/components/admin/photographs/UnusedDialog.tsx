import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

import { unusedFailures, unusedWords } from '@/content/photographs';

const paper = {
  width: 'min(100% - min(2rem, 9vw), 28rem)',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 2rem)',
  m: 0,
  borderRadius: 0,
  boxShadow: 'none',
};

export type UnusedState =
  | { kind: 'counting' }
  | { kind: 'failed'; failure: 'notCounted' | 'noPlace' }
  | { kind: 'counted'; count: number; hasFailed?: boolean }
  | { kind: 'removing'; count: number }
  | { kind: 'done'; count: number };

export interface UnusedDialogProps {
  state: UnusedState;
  onRemove: () => void;
  onClose: () => void;
}

const TITLE_ID = 'kullanilmayan-fotograflar';
const TEXT_ID = 'kullanilmayan-fotograflar-aciklama';

function focus(button: HTMLButtonElement | null) {
  button?.focus();
}

/** Nothing is removed before the owner has seen how many photographs it concerns (D20). */
export function UnusedDialog({ state, onRemove, onClose }: UnusedDialogProps) {
  const isBusy = state.kind === 'removing';
  const asks = isBusy || (state.kind === 'counted' && state.count > 0);
  const canCancel = asks || state.kind === 'counting';

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
      aria-describedby={TEXT_ID}
      onClose={handleDialogClose}
      slotProps={{ paper: { sx: paper } }}
      // Over the undo bar.
      sx={{ zIndex: 'snackbar' }}
    >
      <DialogContent>
        <DialogTitle id={TITLE_ID} variant="h3">
          {unusedWords.title}
        </DialogTitle>
        <div id={TEXT_ID}>
          <Outcome {...state} />
        </div>
        <DialogActions sx={{ flexWrap: 'wrap-reverse' }}>
          <Button
            ref={focus}
            variant="outlined"
            color="secondary"
            size="large"
            aria-disabled={isBusy}
            onClick={handleClose}
          >
            {canCancel ? unusedWords.cancel : unusedWords.close}
          </Button>
          {asks ? (
            <Button
              variant="contained"
              size="large"
              aria-disabled={isBusy}
              onClick={isBusy ? undefined : onRemove}
            >
              {isBusy ? unusedWords.removing : unusedWords.remove}
            </Button>
          ) : null}
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}

function Outcome(state: UnusedState) {
  if (state.kind === 'failed') {
    return <Typography role="alert">{unusedFailures[state.failure]}</Typography>;
  }
  return (
    <>
      <Typography role="status">{wordsOf(state)}</Typography>
      {state.kind === 'counted' && state.hasFailed ? (
        <Typography role="alert" color="primary" sx={{ mt: 1.5, fontWeight: 600 }}>
          {unusedFailures.notRemoved}
        </Typography>
      ) : null}
      {state.kind === 'counted' || state.kind === 'removing' ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {unusedWords.recent}
        </Typography>
      ) : null}
    </>
  );
}

function wordsOf(state: Exclude<UnusedState, { kind: 'failed' }>): string {
  if (state.kind === 'counting') return unusedWords.counting;
  if (state.count === 0) return unusedWords.none;
  return state.kind === 'done' ? unusedWords.done(state.count) : unusedWords.found(state.count);
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { AdminDialog } from '@/panel/components/AdminDialog';
import { unusedFailures, unusedWords } from '@/panel/content/photographs';

export type UnusedPhotosState =
  | { kind: 'counting' }
  | { kind: 'failed'; failure: 'notCounted' | 'noPlace' }
  | { kind: 'counted'; count: number; hasFailed?: boolean }
  | { kind: 'removing'; count: number }
  | { kind: 'done'; count: number };

export interface UnusedPhotosDialogProps {
  state: UnusedPhotosState;
  onRemove: () => void;
  onClose: () => void;
}

const TEXT_ID = 'kullanilmayan-fotograflar-aciklama';

function focus(button: HTMLButtonElement | null) {
  button?.focus();
}

/** Nothing is removed before the owner has seen how many photographs it concerns (D20). */
export function UnusedPhotosDialog({ state, onRemove, onClose }: UnusedPhotosDialogProps) {
  const isBusy = state.kind === 'removing';
  const asks = isBusy || (state.kind === 'counted' && state.count > 0);
  const canCancel = asks || state.kind === 'counting';

  function handleClose() {
    if (!isBusy) onClose();
  }

  return (
    <AdminDialog
      title={unusedWords.title}
      describedBy={TEXT_ID}
      width={28}
      onClose={handleClose}
      actions={
        <>
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
        </>
      }
    >
      <div id={TEXT_ID}>
        <Outcome {...state} />
      </div>
    </AdminDialog>
  );
}

function Outcome(state: UnusedPhotosState) {
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

function wordsOf(state: Exclude<UnusedPhotosState, { kind: 'failed' }>): string {
  if (state.kind === 'counting') return unusedWords.counting;
  if (state.count === 0) return unusedWords.none;
  return state.kind === 'done' ? unusedWords.done(state.count) : unusedWords.found(state.count);
}

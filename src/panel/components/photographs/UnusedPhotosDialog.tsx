import Typography from '@mui/material/Typography';

import { StepDialog } from '@/panel/components/StepDialog';
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

const TEXT_ID = 'unused-photos-text';

/** Nothing is removed before the owner has seen how many photographs it concerns (D20). */
export function UnusedPhotosDialog({ state, onRemove, onClose }: UnusedPhotosDialogProps) {
  const isBusy = state.kind === 'removing';
  const asks = isBusy || (state.kind === 'counted' && state.count > 0);
  const canCancel = asks || state.kind === 'counting';

  return (
    <StepDialog
      title={unusedWords.title}
      describedBy={TEXT_ID}
      width={28}
      step={asks ? { label: 'Sil', busyLabel: 'Siliniyor…', onBegin: onRemove } : undefined}
      isBusy={isBusy}
      closeLabel={canCancel ? 'Vazgeç' : 'Tamam'}
      closeTakesFocus
      onClose={onClose}
    >
      <div id={TEXT_ID}>
        <Outcome {...state} />
      </div>
    </StepDialog>
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

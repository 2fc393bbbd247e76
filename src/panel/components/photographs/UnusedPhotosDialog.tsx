import Typography from '@mui/material/Typography';

import { StepDialog } from '@/panel/components/StepDialog';
import { unusedFailures, unusedWords } from '@/panel/content/photographs';

export interface UnusedPhotosDialogProps {
  /** Undefined while they are counted. */
  count: number | 'notCounted' | 'noPlace' | undefined;
  /** How many were removed. */
  removed?: number | undefined;
  isBusy: boolean;
  failure?: 'notRemoved' | undefined;
  onRemove: () => void;
  onClose: () => void;
}

const TEXT_ID = 'unused-photos-text';

/** Nothing is removed before the owner has seen how many photographs it concerns (D20). */
export function UnusedPhotosDialog(props: UnusedPhotosDialogProps) {
  const { count, removed, isBusy, failure, onRemove, onClose } = props;
  const asks = typeof count === 'number' && count > 0 && removed === undefined;
  const canCancel = asks || count === undefined;
  return (
    <StepDialog
      title={unusedWords.title}
      describedBy={TEXT_ID}
      width={28}
      step={asks ? { label: 'Sil', busyLabel: 'Siliniyor…', onBegin: onRemove } : undefined}
      isBusy={isBusy}
      failure={failure && unusedFailures[failure]}
      closeLabel={canCancel ? 'Vazgeç' : 'Tamam'}
      closeTakesFocus
      onClose={onClose}
    >
      <div id={TEXT_ID}>
        <Typography role={typeof count === 'string' ? 'alert' : 'status'}>{words()}</Typography>
        {typeof count === 'number' && removed === undefined ? (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            {unusedWords.recent}
          </Typography>
        ) : null}
      </div>
    </StepDialog>
  );

  function words(): string {
    if (count === undefined) return unusedWords.counting;
    if (typeof count === 'string') return unusedFailures[count];
    if ((removed ?? count) === 0) return unusedWords.none;
    return removed === undefined ? unusedWords.found(count) : unusedWords.done(removed);
  }
}

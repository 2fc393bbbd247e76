import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

import { replaceFailures } from '@/content/backup';
import { type CatalogChanges, changesNothing } from '@/domain/catalogChanges';
import { FORCED_COLORS } from '@/theme/sizes';

import { ChangeTable } from './ChangeTable';
import { ProblemList } from './ProblemList';

// The browser's own: MUI's would move a part of the visitor's greeting into a file of its own.
const Root = styled('dialog')(({ theme }) => ({
  width: 'min(100% - min(2rem, 9vw), 28rem)',
  maxHeight: 'calc(100dvh - 2rem)',
  padding: 'min(1.5rem, 7vw)',
  border: 0,
  borderTop: `4px solid ${theme.vars.palette.primary.main}`,
  backgroundColor: theme.vars.palette.common.white,
  color: theme.vars.palette.text.primary,
  '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.5)' },
  [FORCED_COLORS]: { borderInline: '1px solid', borderBottom: '1px solid' },
}));

const Content = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.125rem',
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap-reverse', gap: '0.75rem' });

/** What reading a backup has come to. */
export type BackupOutcome =
  | { kind: 'invalid'; problems: readonly string[] }
  | { kind: 'changes'; changes: CatalogChanges; failure?: keyof typeof replaceFailures | undefined }
  | { kind: 'done' };

export interface BackupDialogProps {
  /** What reading the file, or writing it back, has come to. */
  outcome: BackupOutcome;
  fileName: string;
  /** True while the backup is being written: nothing can be pressed then. */
  isBusy: boolean;
  onRestore: () => void;
  onClose: () => void;
}

const TITLE_ID = 'yedek';

/** Before anything is touched: what is wrong with the file, or what it would change (D7). */
export function BackupDialog(props: BackupDialogProps) {
  const { outcome, fileName, isBusy, onRestore, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isPending = outcome.kind === 'changes' && !changesNothing(outcome.changes);

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Gives the focus back to whatever had it.
    return () => shown?.close();
  }, []);

  /** Escape, and the phone's own ways of saying so. */
  function handleCancel(event: SyntheticEvent) {
    event.preventDefault();
    if (!isBusy) onClose();
  }

  return (
    <Root ref={dialog} aria-labelledby={TITLE_ID} onCancel={handleCancel}>
      <Content>
        <Typography id={TITLE_ID} variant="h3" component="h2">
          Yedekten yükle
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {fileName}
        </Typography>
        <Outcome {...outcome} />
        <Actions>
          <Button
            variant="outlined"
            color="secondary"
            size="large"
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : onClose}
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
        </Actions>
      </Content>
    </Root>
  );
}

function Outcome(outcome: BackupOutcome) {
  if (outcome.kind === 'invalid') return <ProblemList problems={outcome.problems} />;
  if (outcome.kind === 'done') return <Typography role="status">Yedek yüklendi.</Typography>;
  if (changesNothing(outcome.changes)) {
    return <Typography>Bu yedek, sitenin şu anki hâliyle aynı. Değişecek bir şey yok.</Typography>;
  }
  return (
    <>
      <Typography>Yedek yüklenince sitedeki her şeyin yerini alır:</Typography>
      <ChangeTable changes={outcome.changes} />
      {outcome.failure === undefined ? null : (
        <Typography role="alert" sx={{ color: 'primary.main', fontWeight: 600 }}>
          {replaceFailures[outcome.failure]}
        </Typography>
      )}
    </>
  );
}

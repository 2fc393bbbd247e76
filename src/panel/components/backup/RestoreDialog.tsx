import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { AdminDialog } from '@/panel/components/AdminDialog';
import { replaceFailures } from '@/panel/content/backup';
import { type CatalogChanges, changesNothing } from '@/panel/domain/catalogChanges';

import { ChangeTable } from './ChangeTable';
import { ProblemList } from './ProblemList';

export type BackupResult =
  | { kind: 'invalid'; problems: readonly string[] }
  | { kind: 'changes'; changes: CatalogChanges }
  | { kind: 'done' };

export interface RestoreDialogProps {
  result: BackupResult;
  fileName: string;
  /** Why the last attempt has failed. */
  failure?: keyof typeof replaceFailures | undefined;
  isBusy: boolean;
  onRestore: () => void;
  onClose: () => void;
}

function focus(button: HTMLButtonElement | null) {
  button?.focus();
}

/** Before anything is changed: what is wrong with the file, or what it would change (D7). */
export function RestoreDialog(props: RestoreDialogProps) {
  const { result, fileName, failure, isBusy, onRestore, onClose } = props;
  const isPending = result.kind === 'changes' && !changesNothing(result.changes);

  function handleClose() {
    if (!isBusy) onClose();
  }

  return (
    <AdminDialog
      title="Yedekten yükle"
      width={28}
      onClose={handleClose}
      actions={
        <>
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
        </>
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {fileName}
      </Typography>
      <Outcome result={result} failure={failure} />
    </AdminDialog>
  );
}

function Outcome({ result, failure }: Pick<RestoreDialogProps, 'result' | 'failure'>) {
  if (result.kind === 'invalid') return <ProblemList problems={result.problems} />;
  if (result.kind === 'done') return <Typography role="status">Yedek yüklendi.</Typography>;
  if (changesNothing(result.changes)) {
    return <Typography>Bu yedek, sitenin şu anki hâliyle aynı. Değişecek bir şey yok.</Typography>;
  }
  return (
    <>
      <Typography>Yedek yüklenince sitedeki her şeyin yerini alır:</Typography>
      <ChangeTable changes={result.changes} />
      {failure === undefined ? null : (
        <Typography role="alert" color="primary" sx={{ fontWeight: 600 }}>
          {replaceFailures[failure]}
        </Typography>
      )}
    </>
  );
}

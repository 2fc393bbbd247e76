import List from '@mui/material/List';
import Typography from '@mui/material/Typography';

import { FileChanges } from '@/panel/components/FileChanges';
import { StepDialog } from '@/panel/components/StepDialog';
import { countsText, replaceFailures } from '@/panel/content/backup';
import { CONTACT_TAB, listWords } from '@/panel/content/panel';
import { dateTimeText } from '@/panel/content/timeText';
import { type CatalogChanges, countCatalogChanges } from '@/panel/domain/catalogChanges';
import { editedRecords } from '@/panel/domain/changes/changedRecord';
import { LIST_NAMES } from '@/panel/domain/lists';

const SHOWN = 8;

const bullets = { display: 'grid', gap: 0.75, pl: '1.25rem', listStyle: 'disc' };

type BackupResult =
  | { kind: 'invalid'; problems: readonly string[] }
  | { kind: 'changes'; changes: CatalogChanges; savedAt: Date };

export interface RestoreDialogProps {
  result: BackupResult;
  fileName: string;
  failure?: keyof typeof replaceFailures | undefined;
  isBusy: boolean;
  onRestore: () => void;
  onClose: () => void;
}

/** What is wrong with a backup, or what it would change, before anything is changed (D7). */
export function RestoreDialog(props: RestoreDialogProps) {
  const { result, fileName, failure, isBusy, onRestore, onClose } = props;
  const isPending = result.kind === 'changes' && countCatalogChanges(result.changes) > 0;

  return (
    <StepDialog
      title="Yedekten yükle"
      step={
        isPending
          ? { label: 'Yedeği yükle', busyLabel: 'Yükleniyor…', onBegin: onRestore }
          : undefined
      }
      isBusy={isBusy}
      failure={failure && replaceFailures[failure]}
      closeLabel={isPending ? 'Vazgeç' : 'Tamam'}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {fileName}
      </Typography>
      <Outcome {...result} />
    </StepDialog>
  );
}

function Outcome(result: BackupResult) {
  if (result.kind === 'invalid') {
    const hidden = result.problems.length - SHOWN;
    return (
      <div role="alert">
        <Typography sx={{ fontWeight: 600, mb: 1 }}>
          Bu dosya yüklenemez. Sitede hiçbir şey değişmedi.
        </Typography>
        <List sx={bullets}>
          {result.problems.slice(0, SHOWN).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </List>
        {hidden > 0 ? <Typography sx={{ mt: 1 }}>… ve {hidden} sorun daha.</Typography> : null}
      </div>
    );
  }
  if (countCatalogChanges(result.changes) === 0) {
    return <Typography>Bu yedek, sitenin şu anki hâliyle aynı. Değişecek bir şey yok.</Typography>;
  }
  return (
    <>
      <FileChanges madeAt={dateTimeText(result.savedAt)} records={editedRecords(result.changes)} />
      <Typography>Yedek yüklenince sitedeki her şeyin yerini alır:</Typography>
      <List sx={bullets}>
        {LIST_NAMES.map((name) => (
          <li key={name}>{`${listWords[name].tab}: ${countsText(result.changes[name])}`}</li>
        ))}
        <li>{`${CONTACT_TAB}: ${result.changes.contact.edited.length > 0 ? 'değişiyor' : 'aynı kalıyor'}`}</li>
      </List>
    </>
  );
}

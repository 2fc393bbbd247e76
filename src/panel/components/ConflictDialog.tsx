import Button from '@mui/material/Button';

import { conflictText, recordName } from '@/panel/content/conflict';
import type { ChangedRecord } from '@/panel/domain/changes/changedRecord';

import { AdminDialog } from './AdminDialog';
import { ChangedList } from './ChangedList';

export interface ConflictDialogProps {
  record: ChangedRecord;
  onMine: () => void;
  onTheirs: () => void;
}

const TITLE = 'Bu kayıt değişmiş';

export function ConflictDialog({ record, onMine, onTheirs }: ConflictDialogProps) {
  const isDeleted = record.now === undefined;
  return (
    <AdminDialog
      title={TITLE}
      text={conflictText(recordName(record.table, record.seen), isDeleted)}
      width={40}
      actions={
        <>
          <Button color="primary" variant="contained" size="large" onClick={onMine}>
            {isDeleted ? 'Yeniden ekle' : 'Benimkini kaydet'}
          </Button>
          <Button variant="outlined" size="large" onClick={onTheirs}>
            {isDeleted ? 'Vazgeç' : 'Ötekini koru'}
          </Button>
        </>
      }
    >
      {isDeleted ? null : (
        <ChangedList
          label={TITLE}
          records={[record]}
          words={{ seen: 'sizin yazdığınız', now: 'Şu an kayıtlı olan' }}
        />
      )}
    </AdminDialog>
  );
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

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
const TEXT_ID = 'conflict-text';

export function ConflictDialog({ record, onMine, onTheirs }: ConflictDialogProps) {
  const isDeleted = record.now === undefined;
  return (
    <AdminDialog
      title={TITLE}
      describedBy={TEXT_ID}
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
      <Typography id={TEXT_ID} sx={{ overflowWrap: 'anywhere' }}>
        {conflictText(recordName(record.seen), isDeleted)}
      </Typography>
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

import Typography from '@mui/material/Typography';

import type { ChangedRecord } from '@/panel/domain/changes/changedRecord';

import { ChangedList } from './ChangedList';

const LABEL = 'Mağazada değişecek olanlar';

export interface FileChangesProps {
  /** The date and time of a file that this panel has written. */
  madeAt: string;
  records: readonly ChangedRecord[];
}

/** Which values of the shop a file would replace: a file may be older than they are (D44). */
export function FileChanges({ madeAt, records }: FileChangesProps) {
  if (records.length === 0) return null;
  return (
    <section aria-label={LABEL}>
      <Typography sx={{ fontWeight: 600 }}>
        {`Dosya ${madeAt} tarihli. Mağazada şunlar değişecek:`}
      </Typography>
      <ChangedList label={LABEL} records={records} words={{ seen: 'mağazada', now: 'Yeni' }} />
    </section>
  );
}

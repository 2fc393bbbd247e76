import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';

import { allFields } from '@/domain/catalog';
import { recordName, valueText } from '@/panel/content/conflict';
import { fieldName } from '@/panel/content/fieldNames';
import { type ChangedRecord, differingFields } from '@/panel/domain/changes/changedRecord';
import { clampLines } from '@/theme/sizes';

const SHOWN = 50;

const row = { py: 1, borderTop: 1, borderColor: 'divider' };
const nameStyle = { ...clampLines(2), fontWeight: 600 } as const;
const values = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 1.5,
  '& > p': { whiteSpace: 'pre-line' },
} as const;

export interface ChangedListProps {
  label: string;
  records: readonly ChangedRecord[];
  /** The words before the two values. */
  words: { seen: string; now: string };
}

/** Records with two values of each field that differs. Only a single one shows its texts whole. */
export function ChangedList({ label, records, words }: ChangedListProps) {
  const hidden = records.length - SHOWN;
  const lines = records.length > 1 ? clampLines(3) : {};
  return (
    <>
      <List role="list" aria-label={label} sx={{ mt: 1.5 }}>
        {records.slice(0, SHOWN).map((record) => (
          <Box key={keyOf(record)} component="li" sx={row}>
            <Typography sx={nameStyle}>{recordName(record.table, record.seen)}</Typography>
            {record.now === undefined ? 'Silinmiş' : null}
            {differences(record).map(({ field, seen, now }) => (
              <Box key={field} sx={values}>
                <Typography variant="body2" color="textSecondary" sx={lines}>
                  {`${field}, ${words.seen}: ${seen}`}
                </Typography>
                <Typography variant="body2" sx={lines}>
                  {words.now}: <strong>{now}</strong>
                </Typography>
              </Box>
            ))}
          </Box>
        ))}
      </List>
      {hidden > 0 ? (
        <Typography color="textSecondary">{`ve ${hidden} kayıt daha`}</Typography>
      ) : null}
    </>
  );
}

const keyOf = ({ table, seen }: ChangedRecord) => ('id' in seen ? `${table} ${seen.id}` : table);

function differences(record: ChangedRecord) {
  const { table, seen, now = seen } = record;
  const [before, after] = [allFields(table, seen), allFields(table, now)];
  return differingFields(record).map((name) => ({
    field: fieldName(table, name),
    seen: valueText(table, name, before[name] ?? null),
    now: valueText(table, name, after[name] ?? null),
  }));
}

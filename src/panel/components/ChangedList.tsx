import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import type { DescribedChange } from '@/panel/content/conflict';
import { clampLines } from '@/theme/sizes';

const SHOWN = 50;

const list = { listStyle: 'none', m: 0, mt: 1.5, p: 0 };
const row = { py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' } as const;
const nameStyle = { ...clampLines(2), fontWeight: 600 } as const;
const values = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 1.5,
} as const;

export interface ChangedListProps {
  label: string;
  items: readonly DescribedChange[];
  /** What stands before the one value and the other. */
  words: { seen: string; now: string };
}

/** Items with two values of each field that differs. */
export function ChangedList({ label, items, words }: ChangedListProps) {
  const hidden = items.length - SHOWN;
  return (
    <>
      <Box component="ul" role="list" aria-label={label} sx={list}>
        {items.slice(0, SHOWN).map(({ id, name, isDeleted, changes }) => (
          <Box key={`${id} ${name}`} component="li" sx={row}>
            <Typography sx={nameStyle}>{name}</Typography>
            {isDeleted ? 'Silinmiş' : null}
            {changes.map(({ field, seen, now }) => (
              <Box key={field} sx={values}>
                <Typography variant="body2" color="textSecondary" sx={clampLines(3)}>
                  {`${field}, ${words.seen}: ${seen}`}
                </Typography>
                <Typography variant="body2" sx={clampLines(3)}>
                  {words.now}: <strong>{now}</strong>
                </Typography>
              </Box>
            ))}
          </Box>
        ))}
      </Box>
      {hidden > 0 ? (
        <Typography color="textSecondary">{`ve ${hidden} kayıt daha`}</Typography>
      ) : null}
    </>
  );
}

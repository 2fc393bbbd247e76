import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';

import { Icon } from '@/components/shared/Icon';
import type { ListName } from '@/domain/catalog';
import { AdminDialog } from '@/panel/components/AdminDialog';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { kindWords, removedWords } from '@/panel/content/deletedItems';
import { clampLines } from '@/theme/sizes';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem 1rem',
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;

interface RemovedEntry {
  key: number;
  list: ListName;
  name: string;
}

export interface DeletedItemsDialogProps {
  entries: ReadonlyArray<RemovedEntry>;
  restored: string | undefined;
  onUndo: (key: number) => void;
  onClose: () => void;
}

const TEXT_ID = 'deleted-items-text';

export function DeletedItemsDialog({
  entries,
  restored,
  onUndo,
  onClose,
}: DeletedItemsDialogProps) {
  return (
    <AdminDialog
      title={removedWords.title}
      describedBy={TEXT_ID}
      width={32}
      closeLabel="Tamam"
      closesAs="contained"
      onClose={onClose}
    >
      <Typography id={TEXT_ID}>{removedWords.text}</Typography>
      <RemovedRows entries={entries} onUndo={onUndo} />
      <Typography role="status" variant="body2" sx={{ minHeight: '1lh', mt: 1 }}>
        {restored === undefined ? null : `“${restored}” geri alındı`}
      </Typography>
    </AdminDialog>
  );
}

/** When an item was restored, the next button takes the focus. */
function RemovedRows({ entries, onUndo }: Pick<DeletedItemsDialogProps, 'entries' | 'onUndo'>) {
  const [index, setIndex] = useState(0);
  const { length } = entries;
  const rows = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const next = Math.min(index, length - 1);
    rows.current?.querySelectorAll('button')[next]?.focus();
  }, [index, length]);

  return (
    <Box ref={rows} component="ul" sx={{ listStyle: 'none', p: 0, mt: 2, mb: 0 }}>
      {entries.map(({ key, list, name }, position) => (
        <Box key={key} component="li" sx={row}>
          <Box sx={{ flex: '1 1 9em', minWidth: 0 }}>
            <Typography sx={{ ...clampLines(2), overflowWrap: 'anywhere' }}>{name}</Typography>
            <Typography variant="body2" color="textSecondary">
              {kindWords[list]}
            </Typography>
          </Box>
          <Button
            variant="outlined"
            aria-label={`Geri al: ${name}`}
            startIcon={<Icon path={PANEL_ICONS.undo} />}
            onClick={() => {
              setIndex(position);
              onUndo(key);
            }}
            sx={{ flexShrink: 0 }}
          >
            Geri al
          </Button>
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';

import { AdminDialog } from '@/panel/components/AdminDialog';
import { keyWords } from '@/panel/content/keys';

const list = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '0.625rem 1.25rem',
  m: 0,
  '& > dt': { fontWeight: 600 },
  '& > dd': { m: 0 },
};

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const noteId = useId();
  return (
    <AdminDialog title={keyWords.title} describedBy={noteId} width={26} onClose={onClose}>
      <Box component="dl" sx={list}>
        {keyWords.keys.map(([key, effect]) => (
          <Fragment key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{effect}</dd>
          </Fragment>
        ))}
      </Box>
      <Typography id={noteId} variant="body2" color="textSecondary">
        {keyWords.note}
      </Typography>
    </AdminDialog>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

import { conflictText, conflictWords, type Difference } from '@/content/conflict';

const paper = {
  width: 'min(100% - min(2rem, 9vw), 40rem)',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 2rem)',
  m: 0,
  borderRadius: 0,
  boxShadow: 'none',
};

// Always on screen, however long the values are.
const actions = {
  position: 'sticky',
  zIndex: 1,
  bottom: 'max(-1.5rem, -7vw)',
  flexWrap: 'wrap',
  mx: 'max(-1.5rem, -7vw)',
  mb: 'max(-1.5rem, -7vw)',
  px: 'min(1.5rem, 7vw)',
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
} as const;

const values = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 1.5,
  mt: 0.5,
};
const valueText = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

export interface ConflictDialogProps {
  name: string;
  isDeleted: boolean;
  differences: readonly Difference[];
  onMine: () => void;
  onTheirs: () => void;
}

const TITLE_ID = 'degismis-kayit';
const TEXT_ID = 'degismis-kayit-aciklama';

function ignoreEscape(event: Event) {
  // Otherwise the browser makes Escape a close request (useCloseRequest), too. Only a decision closes it.
  event.preventDefault();
}

export function ConflictDialog(props: ConflictDialogProps) {
  const { name, isDeleted, differences, onMine, onTheirs } = props;
  return (
    <Dialog
      open
      transitionDuration={0}
      aria-labelledby={TITLE_ID}
      aria-describedby={TEXT_ID}
      onClose={ignoreEscape}
      slotProps={{ paper: { sx: paper } }}
      // Over the undo bar.
      sx={{ zIndex: 'snackbar' }}
    >
      <DialogContent>
        <DialogTitle id={TITLE_ID} variant="h3">
          {conflictWords.title}
        </DialogTitle>
        <Typography id={TEXT_ID} sx={valueText}>
          {conflictText(name, isDeleted)}
        </Typography>
        {differences.map((difference) => (
          <DifferenceView key={difference.field} {...difference} />
        ))}
        <DialogActions sx={actions}>
          <Button variant="contained" size="large" onClick={onMine}>
            {isDeleted ? conflictWords.addAgain : conflictWords.keepMine}
          </Button>
          <Button variant="outlined" color="secondary" size="large" onClick={onTheirs}>
            {isDeleted ? conflictWords.giveUp : conflictWords.keepTheirs}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}

function DifferenceView({ field, mine, theirs }: Difference) {
  return (
    <Box component="section" aria-label={field}>
      <Typography variant="h4" component="h3">
        {field}
      </Typography>
      <Box component="dl" sx={{ ...values, mb: 0 }}>
        <ValueView label={conflictWords.mine} text={mine} />
        <ValueView label={conflictWords.theirs} text={theirs} />
      </Box>
    </Box>
  );
}

function ValueView({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ ...valueText, m: 0 }}>
        {text}
      </Typography>
    </div>
  );
}

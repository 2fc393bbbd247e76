import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { conflictText, type Difference } from '@/panel/content/conflict';

import { AdminDialog } from './AdminDialog';

const values = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 1.5,
  mt: 0.5,
};
const valueStyle = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

export interface ConflictDialogProps {
  name: string;
  isDeleted: boolean;
  differences: ReadonlyArray<Difference>;
  onMine: () => void;
  onTheirs: () => void;
}

const TEXT_ID = 'conflict-text';

export function ConflictDialog(props: ConflictDialogProps) {
  const { name, isDeleted, differences, onMine, onTheirs } = props;
  return (
    <AdminDialog
      title="Bu kayıt değişmiş"
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
      <Typography id={TEXT_ID} sx={valueStyle}>
        {conflictText(name, isDeleted)}
      </Typography>
      {differences.map((difference) => (
        <DifferenceView key={difference.field} {...difference} />
      ))}
    </AdminDialog>
  );
}

function DifferenceView({ field, seen, now }: Difference) {
  return (
    <Box component="section" aria-label={field}>
      <Typography variant="h4" component="h3">
        {field}
      </Typography>
      <Box component="dl" sx={{ ...values, mb: 0 }}>
        <ValueView label="Sizin yazdığınız" text={seen} />
        <ValueView label="Şu an kayıtlı olan" text={now} />
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
      <Typography component="dd" sx={{ ...valueStyle, m: 0 }}>
        {text}
      </Typography>
    </div>
  );
}

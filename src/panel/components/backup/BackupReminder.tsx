import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const root = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  mb: 2,
  pl: 2,
} as const;

export interface BackupReminderProps {
  days: number;
  onWrite: () => void;
  onClose: () => void;
}

/** Quiet: it interrupts nothing, and one press hides it until the next day. */
export function BackupReminder({ days, onWrite, onClose }: BackupReminderProps) {
  return (
    <Paper variant="dashed" role="status" sx={root}>
      <Typography variant="body2" sx={{ flex: '1 1 14rem', py: 1.25 }}>
        {`${days} gündür yedek alınmadı. Mağazanızın kayıtları yalnız bu tarayıcıda duruyor.`}
      </Typography>
      <Box sx={{ ml: 'auto' }}>
        <Button onClick={onWrite}>Şimdi yedek al</Button>
        <Button onClick={onClose}>Sonra</Button>
      </Box>
    </Paper>
  );
}

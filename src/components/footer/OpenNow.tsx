import Typography from '@mui/material/Typography';

export function OpenNow({ isOpen }: { isOpen: boolean }) {
  return (
    <Typography sx={{ mt: 0.5, fontWeight: 600, '@media print': { display: 'none' } }}>
      {isOpen ? 'Şu an açık' : 'Şu an kapalı'}
    </Typography>
  );
}

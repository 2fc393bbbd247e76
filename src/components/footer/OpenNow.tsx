import Typography from '@mui/material/Typography';

export function OpenNow({ isOpen }: { isOpen: boolean }) {
  return (
    <Typography sx={{ mt: 0.5, fontWeight: 600 }}>
      {isOpen ? 'Şu an açık' : 'Şu an kapalı'}
    </Typography>
  );
}

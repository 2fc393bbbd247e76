import Typography from '@mui/material/Typography';

export interface OpenNowProps {
  isOpen: boolean;
}

export function OpenNow({ isOpen }: OpenNowProps) {
  return (
    <Typography sx={{ mt: 0.5, color: 'common.white', fontWeight: 600 }}>
      {isOpen ? 'Şu an açık' : 'Şu an kapalı'}
    </Typography>
  );
}

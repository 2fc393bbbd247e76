import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';

import { CONTACT_BAR_HEIGHT } from '@/components/footer/FloatingContact';

// On phones over the contact bar, in wide windows in the middle.
const bar = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: 0,
  right: 0,
  bottom: { xs: 0, md: '1.5rem' },
  width: { md: 'fit-content' },
  minHeight: { xs: CONTACT_BAR_HEIGHT, md: '3rem' },
  mx: 'auto',
  px: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
} as const;

export interface AddedBarProps {
  /** How many parts are in the list now. */
  count: number;
  onOpen: () => void;
}

/** Says that `Sepete Ekle` has worked, and leads to the list (D31): the header with its number may be out of sight. */
export function AddedBar({ count, onOpen }: AddedBarProps) {
  return (
    <Paper variant="ink" className="mui-fixed" sx={bar}>
      <span>Listeye eklendi · {count} parça</span>
      <Button color="inherit" onClick={onOpen} sx={{ flexShrink: 0, textDecoration: 'underline' }}>
        Listeyi aç
      </Button>
    </Paper>
  );
}

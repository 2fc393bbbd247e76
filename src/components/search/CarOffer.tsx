import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { asQuestion } from '@/content/enquiry/cars';

export interface CarOfferProps {
  name: string;
  isAdded: boolean;
  onAdd: () => void;
}

/** The visitor has typed the name of a car: it may go into his messages (D31). */
export function CarOffer({ name, isAdded, onAdd }: CarOfferProps) {
  return isAdded ? (
    <Typography role="status" sx={{ py: 1.5 }}>{`${name} mesajlarınızda yazacak.`}</Typography>
  ) : (
    <Button variant="outlined" onClick={onAdd} sx={{ my: 1 }}>
      {`Aracınız ${asQuestion(name)}? Mesajlarınıza ekleyelim`}
    </Button>
  );
}

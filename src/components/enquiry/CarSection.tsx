import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';

import { carText } from '@/content/enquiry/carMessage';
import { type Car, NO_CAR } from '@/domain/enquiry/car';

import { CarForm } from './CarForm';

const TITLE_ID = 'your-car';

const box = { display: 'grid', gap: 1, pt: 2, borderTop: 1, borderColor: 'divider' };

export interface CarSectionProps {
  car: Car | undefined;
  onSave: (car: Car) => void;
  onForget: () => void;
}

/** The visitor's car, which stands in every message (D31). */
export function CarSection({ car, onSave, onForget }: CarSectionProps) {
  const [isEditing, setIsEditing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);

  /** What had the focus is not there any more. */
  function andFocusTitle(work?: () => void) {
    work?.();
    setIsEditing(false);
    title.current?.focus();
  }

  return (
    <Box component="section" aria-labelledby={TITLE_ID} sx={box}>
      <Typography ref={title} id={TITLE_ID} tabIndex={-1} variant="h4" component="h3">
        Aracınız
      </Typography>
      {car ? (
        <Typography>{carText(car)}</Typography>
      ) : (
        <Typography variant="body2" color="textSecondary">
          Bir kez yazın, WhatsApp mesajlarınızda hazır dursun. Yalnızca bu tarayıcıda saklanır.
        </Typography>
      )}
      {isEditing ? (
        <CarForm
          car={car ?? NO_CAR}
          onSave={(typed) => andFocusTitle(() => onSave(typed))}
          onCancel={() => andFocusTitle()}
        />
      ) : (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => setIsEditing(true)}>
            {car ? 'Değiştir' : 'Aracımı ekle'}
          </Button>
          {car ? <Button onClick={() => andFocusTitle(onForget)}>Aracımı unut</Button> : null}
        </Stack>
      )}
    </Box>
  );
}

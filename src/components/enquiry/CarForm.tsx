import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type SubmitEvent, useId, useState } from 'react';

import { type Car, CAR_LENGTHS } from '@/domain/enquiry/car';

const fields = [
  { name: 'make', label: 'Marka', placeholder: 'Volkswagen' },
  { name: 'model', label: 'Model', placeholder: 'Passat 1.6 TDI' },
  { name: 'year', label: 'Yıl', placeholder: '2017' },
  { name: 'chassis', label: 'Şasi numarası', placeholder: 'Ruhsatta, 17 hane' },
] as const satisfies readonly { name: keyof Car; label: string; placeholder: string }[];

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: 1.5,
};

function takeFocus(input: HTMLElement | null): void {
  input?.focus();
}

export interface CarFormProps {
  car: Car;
  onSave: (car: Car) => void;
  onCancel: () => void;
}

export function CarForm({ car, onSave, onCancel }: CarFormProps) {
  const [typed, setTyped] = useState(car);
  const id = useId();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSave(typed);
  }

  return (
    <Box component="form" onSubmit={handleSubmit} sx={grid}>
      {fields.map(({ name, label, placeholder }, index) => (
        <FormControl key={name}>
          <FormLabel htmlFor={`${id}-${name}`}>{label}</FormLabel>
          <OutlinedInput
            id={`${id}-${name}`}
            value={typed[name]}
            placeholder={placeholder}
            inputRef={index === 0 ? takeFocus : undefined}
            autoComplete="off"
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            slotProps={{
              input: {
                maxLength: CAR_LENGTHS[name],
                inputMode: name === 'year' ? 'numeric' : undefined,
                autoCapitalize: name === 'chassis' ? 'characters' : 'words',
                spellCheck: false,
              },
            }}
          />
        </FormControl>
      ))}
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained">
          Kaydet
        </Button>
        <Button onClick={onCancel}>Vazgeç</Button>
      </Box>
    </Box>
  );
}

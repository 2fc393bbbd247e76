import { mdiMinus, mdiPlus } from '@mdi/js';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { IconControl } from '@/components/shared/IconControl';
import { isQuantity, MOST_QUANTITY } from '@/domain/enquiry/enquiry';

const box = {
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
  '& button': { width: 'min(2.75rem, 14vw)' },
};

const field = {
  width: '2rem',
  minHeight: 0,
  '& input': { px: 0, py: 0.5, textAlign: 'center' },
  '& fieldset': { border: 0 },
};

export interface QuantityFieldProps {
  /** The part's name, for the names of the controls. */
  name: string;
  value: number;
  onChange: (value: number) => void;
}

/** A number from 1 to 99. Anything else that is typed is not taken, and the field shows the old number again. */
export function QuantityField({ name, value, onChange }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string>();

  function handleType(text: string) {
    setTyped(text);
    if (isQuantity(Number(text))) onChange(Number(text));
  }

  return (
    <Stack direction="row" role="group" aria-label={`Adet: ${name}`} sx={box}>
      <IconControl
        path={mdiMinus}
        aria-label={`Azalt: ${name}`}
        aria-disabled={value === 1}
        onClick={value === 1 ? undefined : () => onChange(value - 1)}
      />
      <OutlinedInput
        value={typed ?? value}
        onChange={({ target }) => handleType(target.value)}
        onBlur={() => setTyped(undefined)}
        sx={field}
        slotProps={{
          input: { 'aria-label': `Adet: ${name}`, inputMode: 'numeric', maxLength: 2 },
        }}
      />
      <IconControl
        path={mdiPlus}
        aria-label={`Artır: ${name}`}
        aria-disabled={value === MOST_QUANTITY}
        onClick={value === MOST_QUANTITY ? undefined : () => onChange(value + 1)}
      />
    </Stack>
  );
}

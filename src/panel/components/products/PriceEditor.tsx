import { mdiCheck } from '@mdi/js';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';

import { IconControl } from '@/components/shared/IconControl';
import { plainPrice } from '@/domain/prices/price';
import { useBackLayer } from '@/hooks/useBackLayer';
import { BESIDE_PICTURE } from '@/panel/components/rows/rowStyles';
import { PRICE_EXAMPLE } from '@/panel/content/panel';
import { parseTypedPrice, PRICE_PATTERN } from '@/panel/domain/prices/typedPrice';

// On a phone it takes the place of all that is below the row's name.
const form = {
  alignItems: 'center',
  gap: 0.5,
  position: { xs: 'absolute', sm: 'static' },
  left: BESIDE_PICTURE,
  right: 0,
  bottom: 0,
  bgcolor: 'background.default',
} as const;

function selectText(input: HTMLInputElement | null) {
  input?.select();
}

export interface PriceEditorProps {
  name: string;
  /** TL. */
  price: number;
  onSave: (price: number) => void;
  onLeave: () => void;
}

/** Enter saves; Escape and Back leave. The button is for phones: their number keyboards have no Enter. */
export function PriceEditor({ name, price, onSave, onLeave }: PriceEditorProps) {
  const [text, setText] = useState(plainPrice(price));
  useBackLayer(onLeave);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const typed = parseTypedPrice(text);
    if (typed !== undefined) onSave(typed);
  }

  return (
    <Stack
      component="form"
      direction="row"
      aria-label={`Fiyat: ${name}`}
      onSubmit={handleSubmit}
      sx={form}
    >
      <OutlinedInput
        inputRef={selectText}
        required
        value={text}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        sx={{ width: '8rem' }}
        slotProps={{
          input: {
            'aria-label': `Fiyat: ${name}`,
            inputMode: 'decimal',
            pattern: PRICE_PATTERN,
            title: PRICE_EXAMPLE,
          },
        }}
      />
      <IconControl type="submit" path={mdiCheck} aria-label={`Fiyatı kaydet: ${name}`} />
    </Stack>
  );
}

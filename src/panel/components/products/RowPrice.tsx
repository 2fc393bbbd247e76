import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';

import { PriceTag } from '@/components/shared/product/PriceTag';
import { VisuallyHidden } from '@/components/shared/VisuallyHidden';
import { takeFocus } from '@/panel/components/takeFocus';

import { PriceEditor } from './PriceEditor';

const box = (theme: Theme) => ({
  minWidth: 0,
  px: 0,
  textAlign: 'start',
  // A dashed line below, as under a word that can be changed.
  '& > p': { borderBottom: '1px dashed', borderColor: 'text.secondary' },
  // The line above the price belongs to the button, so that it is high enough.
  [theme.breakpoints.down('sm')]: {
    justifyContent: 'start',
    maxWidth: '100%',
    overflow: 'hidden',
    pt: '1rem',
    pb: '0.125rem',
    // An old price that has no room is in the second line, which is not shown: half of it would be another price.
    '& > p': { height: '1.625rem', overflow: 'hidden', rowGap: '1rem' },
    '& .MuiTypography-price': { fontSize: '1.375rem', lineHeight: '1.5rem' },
  },
});

export interface RowPriceProps {
  name: string;
  /** TL, like the other prices. */
  price: number;
  originalPrice: number | undefined;
  onChange: (price: number) => void;
}

/** The price of a row. Pressed, it can be typed over. */
export function RowPrice(props: RowPriceProps) {
  const { name, price, originalPrice, onChange } = props;
  // Undefined at first: the button takes the focus back only after the price was edited.
  const [isEditing, setIsEditing] = useState<boolean>();

  if (isEditing) {
    return (
      <PriceEditor
        name={name}
        price={price}
        onSave={(typed) => {
          setIsEditing(false);
          if (typed !== price) onChange(typed);
        }}
        onLeave={() => setIsEditing(false)}
      />
    );
  }
  return (
    <Button
      ref={isEditing === false ? takeFocus : undefined}
      color="inherit"
      title="Fiyatı değiştir"
      sx={box}
      onClick={() => setIsEditing(true)}
    >
      <VisuallyHidden>{`Fiyatı değiştir: ${name}, `}</VisuallyHidden>
      <PriceTag price={price} originalPrice={originalPrice} />
    </Button>
  );
}

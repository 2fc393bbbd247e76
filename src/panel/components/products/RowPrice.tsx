import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { useState } from 'react';

import { PriceTag } from '@/components/shared/product/PriceTag';
import { VisuallyHidden } from '@/components/shared/VisuallyHidden';
import { takeFocus } from '@/panel/components/takeFocus';
import { TOUCH_TARGET } from '@/theme/sizes';

import { PriceEditor } from './PriceEditor';

const PriceButton = styled(ButtonBase)(
  memoTheme(({ theme: { breakpoints, palette, shape } }) => ({
    minHeight: TOUCH_TARGET,
    padding: '6px 0',
    borderRadius: shape.borderRadius,
    textAlign: 'start',
    '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)' },
    // A dashed line below, as under a word that can be changed.
    '& > p': { borderBottom: `1px dashed ${palette.text.secondary}` },
    // The line above the price belongs to the button, so that it is high enough.
    [breakpoints.down('sm')]: {
      justifyContent: 'start',
      maxWidth: '100%',
      overflow: 'hidden',
      padding: '1rem 0 0.125rem',
      // An old price that has no room is in the second line, which is not shown: half of it would be another price.
      '& > p': { height: '1.625rem', overflow: 'hidden', rowGap: '1rem' },
      '& .MuiTypography-price': { fontSize: '1.375rem', lineHeight: '1.5rem' },
    },
  })),
);

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
    <PriceButton
      ref={isEditing === false ? takeFocus : undefined}
      title="Fiyatı değiştir"
      onClick={() => setIsEditing(true)}
    >
      <VisuallyHidden>{`Fiyatı değiştir: ${name}, `}</VisuallyHidden>
      <PriceTag price={price} originalPrice={originalPrice} />
    </PriceButton>
  );
}

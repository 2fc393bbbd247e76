import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { PriceChangeList } from '@/panel/components/bulk/PriceChangeList';
import { priceWords } from '@/panel/content/history/pastPrices';
import type { HighOldPrice } from '@/panel/domain/prices/pastPrice';

export interface OldPriceNoteProps {
  prices: readonly HighOldPrice[];
  /** A date: the prices of the days before are not known. */
  knownSince?: string | null | undefined;
  /** The form takes the lowest price as the old one. Missing: the prices are of a list of changes. */
  onUse?: ((tl: number) => void) | undefined;
}

/** Names original prices that are higher than the lowest price of the days before the discount. It refuses nothing. */
export function OldPriceNote({ prices, knownSince, onUse }: OldPriceNoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [first] = prices;
  if (first === undefined && !knownSince) return null;
  return (
    <Paper variant="dashed" sx={{ px: 1.5, py: 1 }}>
      <Typography role="status">
        {first &&
          (onUse
            ? `${priceWords.lowest(first)} ${priceWords.rule}`
            : priceWords.high(prices.length))}{' '}
        {knownSince && priceWords.known(knownSince)}
      </Typography>
      {first && onUse ? (
        <Button sx={{ mt: 1 }} onClick={() => onUse(first.price)}>
          {priceWords.use(first.price)}
        </Button>
      ) : null}
      {first && !onUse ? (
        <Button aria-expanded={isOpen} sx={{ mt: 1 }} onClick={() => setIsOpen(!isOpen)}>
          {priceWords.show}
        </Button>
      ) : null}
      {isOpen ? (
        <PriceChangeList label={priceWords.show} edits={prices} warningOf={priceWords.lowest} />
      ) : null}
    </Paper>
  );
}

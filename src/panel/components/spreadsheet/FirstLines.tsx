import List from '@mui/material/List';
import Typography from '@mui/material/Typography';

import { formatPrice } from '@/domain/prices/price';
import type { ReadLine } from '@/panel/domain/spreadsheet/compareSpreadsheet';

const SHOWN = 3;

export const linesBox = {
  display: 'grid',
  gap: 0.75,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

/** Shows the owner at once whether a column was taken for another one. */
export function FirstLines({ lines }: { lines: readonly ReadLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <Typography sx={{ mb: 1 }}>İlk satırlar mağazada şöyle olacak:</Typography>
      <List role="list" aria-label="İlk satırlar" sx={linesBox}>
        {lines.slice(0, SHOWN).map(({ line, product: { name, brand, price, inStock } }) => (
          <li key={line}>
            {line}. satır: <strong>{name}</strong>
            <Typography variant="body2" color="textSecondary">
              Marka: {brand} · Fiyat: {formatPrice(price)} · Stok: {inStock ? 'Stokta' : 'Tükendi'}
            </Typography>
          </li>
        ))}
      </List>
    </section>
  );
}

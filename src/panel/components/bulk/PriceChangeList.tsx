import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';
import { PriceTag } from '@/components/shared/product/PriceTag';
import { VisuallyHidden } from '@/components/shared/VisuallyHidden';
import { formatPrice } from '@/domain/prices/price';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import type { ProductEdit } from '@/panel/domain/products/productChanges';
import { clampLines } from '@/theme/sizes';

const row = { py: 1, borderTop: 1, borderColor: 'divider' };
const prices = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 0.5rem' };

export interface PriceChangeListProps<Each extends ProductEdit> {
  label: string;
  edits: readonly Each[];
  /** What the owner should look at. */
  warningOf?: (edit: Each) => string | undefined;
}

export function PriceChangeList<Each extends ProductEdit>({
  label,
  edits,
  warningOf,
}: PriceChangeListProps<Each>) {
  return (
    <List role="list" aria-label={label} sx={{ mt: 1 }}>
      {edits.map((edit) => (
        <Box key={edit.before.id} component="li" sx={row}>
          <Typography sx={clampLines(2)}>{edit.before.name}</Typography>
          <Box sx={prices}>
            <span>
              <VisuallyHidden>Önce: </VisuallyHidden>
              {formatPrice(edit.before.price)}
            </span>
            <Icon
              path={PANEL_ICONS.becomes}
              fontSize="small"
              color="action"
              sx={{ alignSelf: 'center' }}
            />
            <VisuallyHidden>Sonra: </VisuallyHidden>
            <PriceTag price={edit.after.price} originalPrice={edit.after.originalPrice} />
          </Box>
          {warningOf?.(edit) === undefined ? null : (
            <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
              {warningOf(edit)}
            </Typography>
          )}
        </Box>
      ))}
    </List>
  );
}

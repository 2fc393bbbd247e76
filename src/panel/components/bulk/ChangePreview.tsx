import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';
import { PriceTag } from '@/components/shared/product/PriceTag';
import { VisuallyHidden } from '@/components/shared/VisuallyHidden';
import { formatPrice } from '@/domain/prices/price';
import { changeCountText, hiddenOriginalsText } from '@/panel/content/bulk';
import type { BulkPreview } from '@/panel/domain/products/bulkChange';
import { clampLines } from '@/theme/sizes';

import { BULK_ICONS } from './bulkIcons';

const list = { listStyle: 'none', m: 0, p: 0 };
const example = { py: 1, borderTop: 1, borderColor: 'divider' };
const prices = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 0.5rem' };
const name = { ...clampLines(2), overflowWrap: 'anywhere' } as const;

export interface ChangePreviewProps extends BulkPreview {
  showsPrices: boolean;
}

export function ChangePreview(props: ChangePreviewProps) {
  const { changed, unchanged, hiddenOriginals, examples, showsPrices } = props;
  return (
    <div>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {changeCountText(changed, unchanged)}
      </Typography>
      {hiddenOriginals === 0 ? null : (
        <Paper variant="dashed" sx={{ px: 1.5, py: 1, mt: 1 }}>
          {hiddenOriginalsText(hiddenOriginals)}
        </Paper>
      )}
      {showsPrices && changed > 0 ? (
        <>
          <Box component="ul" role="list" aria-label="Önce ve sonra" sx={{ ...list, mt: 1 }}>
            {examples.map(({ before, after }) => (
              <Box key={before.id} component="li" sx={example}>
                <Typography sx={name}>{before.name}</Typography>
                <Box sx={prices}>
                  <span>
                    <VisuallyHidden>Önce: </VisuallyHidden>
                    {formatPrice(before.price)}
                  </span>
                  <Icon
                    path={BULK_ICONS.becomes}
                    fontSize="small"
                    color="action"
                    sx={{ alignSelf: 'center' }}
                  />
                  <VisuallyHidden>Sonra: </VisuallyHidden>
                  <PriceTag price={after.price} originalPrice={after.originalPrice} />
                </Box>
              </Box>
            ))}
          </Box>
          {changed > examples.length ? (
            <Typography variant="body2" color="textSecondary">
              {`ve ${changed - examples.length} ürün daha`}
            </Typography>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

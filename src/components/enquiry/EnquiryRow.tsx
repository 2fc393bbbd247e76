import { mdiDeleteOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { IconControl } from '@/components/shared/IconControl';
import { Picture } from '@/components/shared/Picture';
import { drawingOf } from '@/content/categories';
import { changeText } from '@/content/enquiry/enquiryMessage';
import type { EnquiryItem, ItemChange } from '@/domain/enquiry/enquiry';
import { formatPrice } from '@/domain/prices/price';
import { SOLD_OUT_PICTURE } from '@/theme/sizes';

import { QuantityField } from './QuantityField';

const row = {
  gap: '0.375rem 0.75rem',
  alignItems: 'start',
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
};

const below = { order: 1, flex: '0 0 100%', fontWeight: 600 };

export interface EnquiryRowProps {
  item: EnquiryItem;
  /** What is different since the visitor chose the part. */
  change: ItemChange | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

export function EnquiryRow({ item, change, onQuantity, onRemove }: EnquiryRowProps) {
  const { name, brand, price, quantity } = item;
  const isGone = change !== undefined && change.kind !== 'price';
  return (
    <Stack component="li" direction="row" sx={row}>
      <Box
        data-sold-out={isGone || undefined}
        sx={{ ...SOLD_OUT_PICTURE, flexShrink: 0, width: 'min(3.5rem, 22%)' }}
      >
        <Picture src={item.image} standIn={drawingOf(item.category)} alt="" width={56} ratio={1} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, lineHeight: 1.3 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary" translate="no">
          {brand}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography sx={{ flex: 1, pr: 1, fontWeight: 600, whiteSpace: 'nowrap' }}>
            {formatPrice(price)}
          </Typography>
          {change === undefined ? null : (
            <Typography variant="body2" color="primary" sx={below}>
              {changeText(change)}
            </Typography>
          )}
          <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'end', ml: 'auto' }}>
            <QuantityField name={name} value={quantity} onChange={onQuantity} />
            <IconControl
              edge="end"
              path={mdiDeleteOutline}
              aria-label={`Kaldır: ${name}`}
              onClick={onRemove}
            />
          </Stack>
        </Stack>
      </Box>
    </Stack>
  );
}

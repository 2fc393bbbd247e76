import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { memo } from 'react';

import { Picture } from '@/components/shared/Picture';
import { PriceTag } from '@/components/shared/product/PriceTag';
import { StockBadge } from '@/components/shared/product/StockBadge';
import { drawingOf } from '@/content/pictures';
import type { Product } from '@/domain/product';
import { usePreviewOf } from '@/panel/components/form/picture/picturePreviews';

const row = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 0.5,
  mx: 0,
  ml: '-0.625rem',
  py: '0.625rem',
  borderBottom: 1,
  borderColor: 'divider',
  '&:has(:checked)': { bgcolor: 'surface.paperDeep' },
};

const content = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'min(4rem, 22%) minmax(0, 1fr)',
    sm: '5rem minmax(0, 1fr) auto',
  },
  alignItems: 'center',
  gap: { xs: '0.25rem 0.75rem', sm: '0.25rem 1.25rem' },
  pr: 1,
};

const words = { display: 'grid', gap: 0.25, overflowWrap: 'anywhere' };
const price = { gridColumn: { xs: 2, sm: 'auto' } };

export interface MarkRowProps {
  product: Product;
  isMarked: boolean;
  onToggle: (id: number) => void;
}

export const MarkRow = memo(function MarkRow({ product, isMarked, onToggle }: MarkRowProps) {
  const { id, name, brand, category, image, inStock, originalPrice } = product;
  const picture = usePreviewOf(image);
  return (
    <FormControlLabel
      sx={row}
      disableTypography
      control={
        <Checkbox
          color="secondary"
          checked={isMarked}
          slotProps={{ input: { 'aria-label': `Seç: ${name}` } }}
          onChange={() => onToggle(id)}
        />
      }
      label={
        <Box sx={content}>
          <Picture src={picture} standIn={drawingOf(category)} alt="" ratio={4 / 3} width={80} />
          <Box sx={words}>
            <Typography variant="h4" component="h2">
              {name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              <span translate="no">{brand}</span> / {category}
            </Typography>
            {inStock ? null : (
              <div>
                <StockBadge inStock={false} />
              </div>
            )}
          </Box>
          <Box sx={price}>
            <PriceTag price={product.price} originalPrice={originalPrice} />
          </Box>
        </Box>
      }
    />
  );
});

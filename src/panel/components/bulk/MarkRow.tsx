import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { memo } from 'react';

import { Picture } from '@/components/shared/Picture';
import { PriceTag } from '@/components/shared/product/PriceTag';
import { drawingOf } from '@/content/categories';
import type { Product } from '@/domain/product';
import { usePreviewOf } from '@/panel/components/form/picture/picturePreviews';
import { clampLines } from '@/theme/sizes';

const row = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 0.5,
  mx: '-0.625rem',
  pr: '0.625rem',
  py: '0.375rem',
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
  gap: { xs: '0 0.625rem', sm: '0 1.25rem' },
  '& > span': { gridRow: { xs: 'span 2', sm: 'auto' } },
};

const words = {
  display: 'grid',
  '& > h2': { ...clampLines(2), fontSize: { xs: '0.9375rem', sm: '1.0625rem' }, lineHeight: 1.2 },
  '& > p': { ...clampLines(1), fontSize: '0.8125rem', lineHeight: 1.3 },
};

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
          <Picture src={picture} standIn={drawingOf(category)} alt="" width={80} />
          <Box sx={words}>
            <Typography variant="h4" component="h2">
              {name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {inStock ? null : (
                <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
                  Tükendi ·{' '}
                </Box>
              )}
              <span translate="no">{brand}</span> / {category}
            </Typography>
          </Box>
          <PriceTag price={product.price} originalPrice={originalPrice} />
        </Box>
      }
    />
  );
});

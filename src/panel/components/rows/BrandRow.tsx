import Paper from '@mui/material/Paper';
import { memo } from 'react';

import { BrandTile } from '@/components/brands/BrandTile';
import type { Brand } from '@/domain/brand';
import { usePreviewOf } from '@/panel/components/form/picture/picturePreviews';

import { ItemRow, type ListRowProps } from './ItemRow';

const logo = {
  aspectRatio: '4 / 3',
  '@supports not (aspect-ratio: 1)': { height: '4rem' },
  overflow: 'hidden',
  '& > div': { p: 0.25, boxShadow: 'none' },
  '& span': { fontSize: 'min(0.75rem, 3vw)' },
  '& img + span': { display: 'none' },
};

export type BrandRowProps = ListRowProps<Brand> & { productCount: number };

/** A brand in the owner's list. Memoised: one changed brand redraws one row. */
export const BrandRow = memo(function BrandRow({ productCount, ...row }: BrandRowProps) {
  const { item: brand } = row;
  const picture = usePreviewOf(brand.logo);
  return (
    <ItemRow
      {...row}
      picture={
        <Paper variant="outlined" aria-hidden="true" sx={logo}>
          <BrandTile brand={{ ...brand, logo: picture }} />
        </Paper>
      }
      facts={productCount === 0 ? null : <>{productCount} ürün</>}
    />
  );
});

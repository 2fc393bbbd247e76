import { styled } from '@mui/material/styles';
import { memo } from 'react';

import { BrandTile } from '@/components/brands/BrandTile';
import type { Brand } from '@/domain/brand';

import { type FocusRequest, ItemRow } from './ItemRow';

const Logo = styled('div')(({ theme }) => ({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  fontSize: '0.75rem',
  backgroundColor: theme.vars.palette.common.white,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { padding: '0.25rem', boxShadow: 'none' },
  // The row says the name already; here it only stands in for a logo that is not there.
  '& span': { fontSize: '0.75rem' },
}));

export interface BrandRowProps {
  item: Brand;
  /** Granted by ItemRow. */
  focusRequest?: FocusRequest | undefined;
  onEdit: (brand: Brand) => void;
  onDelete: (brand: Brand) => void;
}

/** A maker in the owner's list. Memoised: one changed brand redraws one row. */
export const BrandRow = memo(function BrandRow(props: BrandRowProps) {
  const { item: brand, focusRequest, onEdit, onDelete } = props;
  return (
    <ItemRow
      name={brand.name}
      focusRequest={focusRequest}
      picture={
        <Logo aria-hidden="true">
          <BrandTile brand={brand} />
        </Logo>
      }
      onEdit={() => onEdit(brand)}
      onDelete={() => onDelete(brand)}
    />
  );
});

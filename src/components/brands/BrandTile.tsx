import CardActionArea from '@mui/material/CardActionArea';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';

import { useControlActions } from '@/components/shared/controlActions';
import { MISSING_LOGO } from '@/content/pictures';
import type { Brand } from '@/domain/brand';
import { clampLines } from '@/theme/sizes';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  padding: '0.5rem',
  boxShadow: `1px 1px 0 ${theme.palette.divider}`,
}));

const threeLines = { ...clampLines(3), overflowWrap: 'anywhere', textAlign: 'center' } as const;

const LogoImage = styled('img')({
  maxWidth: '82%',
  maxHeight: '72%',
  objectFit: 'contain',
  // Without an address, Chrome draws the symbol of a broken picture.
  '&:not([src])': { opacity: 0 },
});

export interface BrandTileProps {
  brand: Brand;
  showsLogo?: boolean;
}

export const BrandTile = memo(function BrandTile({ brand, showsLogo = true }: BrandTileProps) {
  const [brokenLogo, setBrokenLogo] = useState<string>();
  const hasLogo = !['', MISSING_LOGO, brokenLogo].includes(brand.logo);
  const handleClick = useControlActions()?.brand(brand.name);
  const content = (
    <>
      {hasLogo ? (
        <LogoImage
          src={showsLogo ? brand.logo : undefined}
          alt={brand.name}
          width={160}
          height={64}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenLogo(brand.logo)}
        />
      ) : (
        <Typography variant="h4" component="span" sx={threeLines}>
          {brand.name}
        </Typography>
      )}
    </>
  );
  return handleClick ? (
    <Root as={CardActionArea} translate="no" aria-label={brand.name} onClick={handleClick}>
      {content}
    </Root>
  ) : (
    <Root translate="no">{content}</Root>
  );
});

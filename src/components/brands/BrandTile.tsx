import CardActionArea from '@mui/material/CardActionArea';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';

import { useControlActions } from '@/components/shared/controlActions';
import { MISSING_LOGO } from '@/content/pictures';
import type { Brand } from '@/domain/brand';
import { colors } from '@/theme/palette';
import { clampLines } from '@/theme/sizes';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.25rem',
  height: '100%',
  padding: '0.375rem min(0.5rem, 2vw)',
  boxShadow: `1px 1px 0 ${theme.palette.divider}`,
}));

const twoLines = {
  ...clampLines(2),
  flexShrink: 0,
  fontSize: 'min(0.8125rem, 4.2vw)',
  lineHeight: 1.2,
  textAlign: 'center',
} as const;
const threeLines = {
  ...twoLines,
  WebkitLineClamp: 3,
  fontSize: { xs: 'min(0.9375rem, 4.5vw)', md: '1.0625rem' },
};

// The name below leaves the logo what is left of the height: nothing moves when the logo arrives.
const LogoImage = styled('img')({
  flex: '1 1 0',
  minHeight: 0,
  width: '82%',
  objectFit: 'contain',
  filter: 'drop-shadow(0 0 1px rgb(0 0 0 / 0.5))',
  '&[data-light]': { backgroundColor: colors.ink, forcedColorAdjust: 'none' },
  // Without an address, Chrome draws the symbol of a broken picture.
  '&:not([src])': { opacity: 0 },
});

/** Whether a logo without a ground of its own is too light for a white tile. False where another host hides its pixels. */
function isLight(logo: HTMLImageElement): boolean {
  const canvas = document.createElement('canvas').getContext('2d');
  canvas?.drawImage(logo, 0, 0, 16, 16);
  try {
    const pixels = canvas?.getImageData(0, 0, 16, 16).data ?? [];
    let [green, opacity] = [0, 0];
    for (let at = 3; at < pixels.length; at += 4) {
      green += (pixels[at - 2] ?? 0) * (pixels[at] ?? 0);
      opacity += pixels[at] ?? 0;
    }
    return pixels[3] === 0 && green > 200 * opacity;
  } catch {
    return false;
  }
}

export interface BrandTileProps {
  brand: Brand;
  showsLogo?: boolean;
}

/** The name is always there: a white logo, or one of another shape, may not be readable. */
export const BrandTile = memo(function BrandTile({ brand, showsLogo = true }: BrandTileProps) {
  const [brokenLogo, setBrokenLogo] = useState<string>();
  const hasLogo = !['', MISSING_LOGO, brokenLogo].includes(brand.logo);
  const link = useControlActions()?.brand(brand.name);
  const content = (
    <>
      {hasLogo ? (
        <LogoImage
          src={showsLogo ? brand.logo : undefined}
          alt=""
          width={160}
          height={64}
          loading="lazy"
          decoding="async"
          onLoad={({ currentTarget }) => {
            currentTarget.toggleAttribute('data-light', isLight(currentTarget));
          }}
          onError={() => setBrokenLogo(brand.logo)}
        />
      ) : null}
      <Typography
        // A new element: one that gets larger type would shift when a logo in sight cannot be loaded.
        key={brokenLogo}
        variant={hasLogo ? 'caption' : 'h4'}
        component="span"
        sx={hasLogo ? twoLines : threeLines}
      >
        {brand.name}
      </Typography>
    </>
  );
  return link ? (
    <Root as={CardActionArea} translate="no" aria-label={brand.name} {...link}>
      {content}
    </Root>
  ) : (
    <Root translate="no">{content}</Root>
  );
});

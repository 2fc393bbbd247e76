import { mdiImageOffOutline } from '@mdi/js';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { Icon } from './Icon';

const Frame = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  width: '100%',
  backgroundColor: theme.vars.palette.surface.paperDeep,
  color: theme.vars.palette.text.secondary,
}));

const Image = styled('img')({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export interface PictureProps {
  src: string;
  alt: string;
  /** Width through height; the frame keeps it whatever the picture's own shape, so that nothing moves. */
  ratio: number;
  /** True for the one picture that a visitor sees first; all others wait until they are near. */
  isFirst?: boolean;
  /** Width in CSS pixels that the picture is drawn for. */
  width: number;
  onLoad?: () => void;
  className?: string;
}

/** A picture in a frame of fixed shape, with a drawn stand-in where the address is empty or does not answer. */
export function Picture({
  src,
  alt,
  ratio,
  isFirst = false,
  width,
  onLoad,
  className,
}: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const hasPicture = src !== '' && src !== brokenSrc;
  return (
    <Frame className={className} sx={{ aspectRatio: ratio }}>
      {hasPicture ? (
        <Image
          src={src}
          alt={alt}
          width={width}
          height={Math.round(width / ratio)}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          onLoad={onLoad}
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        <Icon
          path={mdiImageOffOutline}
          titleAccess={alt === '' ? undefined : `${alt}, görsel yok`}
          sx={{ fontSize: '2.5rem', opacity: 0.6 }}
        />
      )}
    </Frame>
  );
}

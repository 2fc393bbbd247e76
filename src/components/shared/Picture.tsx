import { mdiImageOffOutline } from '@mdi/js';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { copiesOf, PHONE, PHONE_SLIDE_SIZES, phoneCopiesOf } from '@/domain/pictureCopies';

import { Icon } from './Icon';

const Frame = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  width: '100%',
  backgroundColor: theme.vars.palette.surface.paperDeep,
  color: theme.vars.palette.text.secondary,
  aspectRatio: 'var(--ratio)',
  '@supports not (aspect-ratio: 1)': {
    '&::before': { content: '""', paddingTop: 'calc(100% / var(--ratio))' },
    '&::before, & > *': { gridArea: '1 / 1' },
  },
}));

// Out of the flow, so that the picture's own shape never changes the frame's.
const Image = styled('img')({
  position: 'absolute',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export interface PictureProps {
  src: string;
  alt: string;
  /** Width divided by height. The frame keeps it, so that nothing moves when the picture arrives. */
  ratio: number;
  /** True for the picture that a visitor sees first; all others load when they are near the window. */
  isFirst?: boolean;
  width: number;
  sizes?: string;
  /** True where phones get another part of one of our pictures. */
  hasPhoneCut?: boolean;
  onLoad?: () => void;
  className?: string;
}

/** A picture in a frame of fixed shape, or an icon where the address is empty or cannot be loaded. */
export function Picture({
  src,
  alt,
  ratio,
  isFirst = false,
  width,
  sizes = `${width}px`,
  hasPhoneCut = false,
  onLoad,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const copies = copiesOf(src);
  // A browser that cannot decode the copies loads the picture itself.
  const srcSet = failed === copies ? undefined : copies;
  const hasPicture = src !== '' && src !== failed;
  const phoneSrcSet = hasPhoneCut && srcSet && phoneCopiesOf(src);
  return (
    <Frame className={className} style={{ '--ratio': ratio }}>
      {hasPicture ? (
        <picture>
          {phoneSrcSet ? (
            <source media={PHONE} sizes={PHONE_SLIDE_SIZES} srcSet={phoneSrcSet} />
          ) : null}
          <Image
            src={src}
            srcSet={srcSet}
            sizes={sizes}
            alt={alt}
            width={width}
            height={Math.round(width / ratio)}
            loading={isFirst ? undefined : 'lazy'}
            fetchPriority={isFirst ? 'high' : undefined}
            decoding="async"
            onLoad={onLoad}
            onError={() => setFailed(srcSet ?? src)}
          />
        </picture>
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

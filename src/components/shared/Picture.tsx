import { mdiImageOffOutline } from '@mdi/js';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { copiesOf, PHONE, phoneCopiesOf } from '@/domain/pictureCopies';

import { Icon } from './Icon';

const Frame = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  width: '100%',
  backgroundColor: theme.vars.palette.surface.paperDeep,
  color: theme.vars.palette.text.secondary,
}));

// Out of the flow: its own shape never decides about the frame's, before it has come or after.
const Image = styled('img')({
  position: 'absolute',
  inset: 0,
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
  /** The same window by window, as in the attribute of this name: it decides which copy of a picture of ours comes. */
  sizes?: string;
  /** True for a slide: a phone gets a cut of its own of a picture of ours. */
  hasPhoneCut?: boolean;
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
  sizes = `${width}px`,
  hasPhoneCut = false,
  onLoad,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const copies = copiesOf(src);
  // A browser that cannot read the copies still has the picture itself.
  const srcSet = failed === copies ? undefined : copies;
  const hasPicture = src !== '' && src !== failed;
  const phoneSrcSet = hasPhoneCut && srcSet && phoneCopiesOf(src);
  return (
    <Frame className={className} sx={{ aspectRatio: ratio }}>
      {hasPicture ? (
        <picture>
          {phoneSrcSet ? <source media={PHONE} srcSet={phoneSrcSet} /> : null}
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

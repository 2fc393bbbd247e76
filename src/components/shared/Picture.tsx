import { styled } from '@mui/material/styles';
import { useState } from 'react';

import {
  copiesOf,
  PHONE_WINDOW,
  PHONE_SLIDE_SIZES,
  phoneCopiesOf,
} from '@/domain/pictures/pictureCopies';

const Frame = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  width: '100%',
  backgroundColor: theme.palette.surface.paperDeep,
  color: theme.palette.text.secondary,
  aspectRatio: 'var(--ratio)',
  '@supports not (aspect-ratio: 1)': {
    '&::before': { content: '""', paddingTop: 'calc(100% / var(--ratio))' },
    '&::before, & > *': { gridArea: '1 / 1' },
  },
}));

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
  standIn?: string;
  /** Width divided by height, so that nothing moves when the picture arrives. */
  ratio: number;
  /** Loaded at once; all others load when they are near the window. */
  isFirst?: boolean;
  width: number;
  sizes?: string;
  hasPhoneCut?: boolean;
  onLoad?: () => void;
}

export function Picture({
  src,
  alt,
  standIn = '',
  ratio,
  isFirst = false,
  width,
  sizes = `${width}px`,
  hasPhoneCut = false,
  onLoad,
}: PictureProps) {
  const [failed, setFailed] = useState(['']);
  const shown = [src, standIn].find((address) => !failed.includes(address));
  const name = alt && shown !== src ? `${alt}, görsel yok` : alt;
  const copies = shown && copiesOf(shown);
  // A browser that cannot decode the copies loads the picture itself.
  const srcSet = copies && failed.includes(copies) ? undefined : copies;
  const phoneSrcSet = hasPhoneCut && srcSet && phoneCopiesOf(src);
  return (
    <Frame style={{ '--ratio': ratio }}>
      {shown ? (
        <picture>
          {phoneSrcSet ? (
            <source media={PHONE_WINDOW} sizes={PHONE_SLIDE_SIZES} srcSet={phoneSrcSet} />
          ) : null}
          <Image
            src={shown}
            srcSet={srcSet}
            sizes={sizes}
            alt={name}
            width={width}
            height={Math.round(width / ratio)}
            loading={isFirst ? undefined : 'lazy'}
            fetchPriority={isFirst ? 'high' : undefined}
            decoding="async"
            onLoad={onLoad}
            onError={() => setFailed([...failed, srcSet ?? shown])}
          />
        </picture>
      ) : (
        name
      )}
    </Frame>
  );
}

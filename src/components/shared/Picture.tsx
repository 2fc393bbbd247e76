import { styled } from '@mui/material/styles';
import { useState } from 'react';

import {
  copiesOf,
  isOurs,
  PHONE_WINDOW,
  PHONE_SLIDE_SIZES,
  phoneCopiesOf,
  THUMBNAIL_WIDTH,
  thumbnailOf,
} from '@/domain/pictures/pictureCopies';
import { photographFit, type PictureFit, slideFit } from '@/domain/pictures/pictureFit';

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

const Image = styled('img')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '&[data-fit]': { backgroundColor: theme.palette.common.white },
  // With air: the edge of a photograph touches no line.
  '&[data-fit="contain"]': { objectFit: 'contain', padding: 'var(--air, 4%)' },
  // Until its shape is known, so that it does not jump.
  '&[data-fit="unknown"]': { visibility: 'hidden' },
}));

export interface PictureProps {
  src: string;
  alt: string;
  standIn?: string;
  /** Width divided by height, so that nothing moves when the picture arrives. Default: 4:3, of a slide 16:10. */
  ratio?: number;
  /** Loaded at once; all others load when they are near the window. */
  isFirst?: boolean;
  width: number;
  sizes?: string;
  /** Default: whole if its shape differs from the frame's, else it fills the frame (D25). */
  fit?: PictureFit;
  isSlide?: boolean;
  className?: string;
  onLoad?: () => void;
  onMissing?: () => void;
}

export function Picture(props: PictureProps) {
  const { src, alt, standIn = '', width, sizes = `${width}px`, fit, className } = props;
  const { isFirst = false, isSlide = false, onLoad, onMissing } = props;
  const { ratio = isSlide ? 16 / 10 : 4 / 3 } = props;
  const [failed, setFailed] = useState(['']);
  const shown = [src, standIn].find((address) => !failed.includes(address));
  const name = alt && shown !== src ? `${alt}, görsel yok` : alt;
  const copies = shown && (width > THUMBNAIL_WIDTH ? copiesOf(shown) : thumbnailOf(shown));
  // A browser that cannot decode the copies loads the picture itself.
  const srcSet = copies && failed.includes(copies) ? undefined : copies;
  const phoneSrcSet = isSlide && srcSet && phoneCopiesOf(src);
  // Drawings and our own pictures have the shape of their places.
  const shownFit = shown === src ? (fit ?? (isOurs(src) ? undefined : 'unknown')) : undefined;

  // Written to the element: no card is drawn again when its photograph arrives.
  function decideFit({ dataset, naturalWidth, naturalHeight }: HTMLImageElement) {
    if (dataset['fit'] !== 'unknown') return;
    const shape = naturalWidth / naturalHeight;
    dataset['fit'] = isSlide ? slideFit(shape) : photographFit(shape, ratio);
  }

  return (
    <Frame className={className} style={{ '--ratio': ratio }}>
      {shown ? (
        <picture>
          {phoneSrcSet ? (
            <source media={PHONE_WINDOW} sizes={PHONE_SLIDE_SIZES} srcSet={phoneSrcSet} />
          ) : null}
          <Image
            key={srcSet ?? shown}
            ref={(image) => {
              // A photograph that the browser has already would otherwise be missing for a moment.
              if (image?.complete && image.naturalWidth > 0) decideFit(image);
            }}
            data-fit={shownFit}
            src={shown}
            srcSet={srcSet}
            sizes={sizes}
            alt={name}
            width={width}
            height={Math.round(width / ratio)}
            loading={isFirst ? undefined : 'lazy'}
            fetchPriority={isFirst ? 'high' : undefined}
            decoding="async"
            onLoad={({ currentTarget }) => {
              decideFit(currentTarget);
              onLoad?.();
            }}
            onError={() => {
              setFailed([...failed, srcSet ?? shown]);
              if (!srcSet && shown === src) onMissing?.();
            }}
          />
        </picture>
      ) : (
        name
      )}
    </Frame>
  );
}

import { mdiImageOffOutline } from '@mdi/js';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useContext, useState } from 'react';

import { Icon } from '@/components/shared/Icon';
import { Picture } from '@/components/shared/Picture';
import { isPictureAddress } from '@/domain/pictures/pictureAddress';
import { isPageLink } from '@/panel/domain/pictures/pageLink';
import { tidyPictureAddress } from '@/panel/domain/pictures/tidyPictureAddress';
import { slideBackdrop } from '@/theme/slideBackdrop';

import { type PhotoSlotProps, PictureContext, usePreviewOf } from './picturePreviews';

const row = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 1rem',
  '& > p': { flex: '1 1 6rem' },
} as const;

const frame = {
  display: 'grid',
  placeItems: 'center',
  flex: '0 1 9rem',
  overflow: 'hidden',
  bgcolor: 'surface.paperDeep',
  color: 'text.secondary',
};

const backdrop = (theme: Theme) => ({
  bgcolor: 'surface.inkSoft',
  backgroundImage: slideBackdrop(theme),
});

const WORDS = {
  empty: 'Görsel seçilmedi.',
  default: 'Görsel yok: mağazada bu hazır görsel görünecek.',
  loading: 'Görsel yükleniyor…',
  ready: 'Görsel hazır.',
  broken: 'Görsel yüklenemedi.',
} as const;

export type PhotoFieldProps = PhotoSlotProps & { defaultAddress?: string | undefined };

/** The picture as the shop will show it, and the buttons that choose another one. The field of its address says why there is none. */
export function PhotoField(props: PhotoFieldProps) {
  const { value, defaultAddress = '', kind = 'product', onChange } = props;
  const { renderPhoto } = useContext(PictureContext);
  const isSlide = kind === 'slide';
  const [settled, setSettled] = useState<{ src: string; state: 'ready' | 'broken' }>();
  const typed = tidyPictureAddress(value);
  const preview = usePreviewOf(typed);
  const src = typed === '' ? defaultAddress : preview;
  const state = stateOf();

  function stateOf(): keyof typeof WORDS {
    if (typed === '') return defaultAddress === '' ? 'empty' : 'default';
    if (!isPictureAddress(typed) || isPageLink(typed)) return 'broken';
    return settled?.src === src ? settled.state : 'loading';
  }
  const isBroken = state === 'broken';
  const isShown = !isBroken && state !== 'empty';

  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={row}>
        <Paper
          component="span"
          variant="outlined"
          sx={[
            frame,
            { minHeight: isSlide ? '5.625rem' : '6.75rem' },
            isSlide && !isShown && backdrop,
            { borderColor: isBroken ? 'primary.main' : undefined },
          ]}
        >
          {isShown ? (
            <Picture
              key={src}
              src={src}
              alt=""
              isSlide={isSlide}
              {...((kind === 'logo' || kind === 'shop') && { fit: 'contain' })}
              width={400}
              sizes="9rem"
              isFirst
              onLoad={() => setSettled({ src, state: 'ready' })}
              onMissing={() => setSettled({ src, state: 'broken' })}
            />
          ) : null}
          {isShown || isSlide ? null : (
            <Icon path={mdiImageOffOutline} sx={{ fontSize: '2.25rem', opacity: 0.6 }} />
          )}
        </Paper>
        <Typography variant="body2" role="status">
          {WORDS[state]}
          {isSlide && isBroken ? ' Mağazada şimdilik bu zemin görünür.' : null}
        </Typography>
      </Stack>
      {renderPhoto?.({ value, kind, onChange })}
    </Stack>
  );
}

import { styled } from '@mui/material/styles';
import { memo } from 'react';

import { Picture } from '@/components/shared/Picture';
import type { Slide } from '@/domain/slide';
import { usePreviewOf } from '@/panel/components/form/picture/picturePreviews';
import { slideBackdrop } from '@/theme/slideBackdrop';

import { ItemRow, type ListRowProps } from './ItemRow';

// As in the shop: a slanted surface on a dark ground. Before it stands the slide's place in the order.
const Thumbnail = styled(Picture)(({ theme }) => ({
  backgroundColor: theme.palette.surface.ink,
  color: theme.palette.common.white,
  '&:empty': { backgroundImage: slideBackdrop(theme) },
  '&::before': {
    content: 'counter(list-item) / ""',
    justifySelf: 'start',
    paddingLeft: '0.5rem',
    fontWeight: 600,
  },
  '& img': {
    left: '34%',
    width: '66%',
    clipPath: 'polygon(18% 0, 100% 0, 100% 100%, 0 100%)',
  },
}));

/** A slide in the owner's list. Memoised: one changed slide redraws one row. */
export const SlideRow = memo(function SlideRow(row: ListRowProps<Slide>) {
  const picture = usePreviewOf(row.item.image);
  return (
    <ItemRow
      {...row}
      picture={<Thumbnail src={picture} alt="" ratio={2} width={104} isSlide />}
      facts={row.item.subtitle}
    />
  );
});

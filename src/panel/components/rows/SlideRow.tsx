import { styled } from '@mui/material/styles';
import { memo } from 'react';

import { Picture } from '@/components/shared/Picture';
import type { Slide } from '@/domain/slide';
import { usePreviewOf } from '@/panel/components/form/picture/picturePreviews';
import { slideBackdrop } from '@/theme/slideBackdrop';

import { ItemRow, type ListRowProps } from './ItemRow';

const Thumbnail = styled(Picture)(({ theme }) => ({
  '&:empty': {
    backgroundColor: theme.palette.surface.inkSoft,
    backgroundImage: slideBackdrop(theme),
  },
}));

/** A slide in the owner's list. Memoised: one changed slide redraws one row. */
export const SlideRow = memo(function SlideRow(row: ListRowProps<Slide>) {
  const picture = usePreviewOf(row.item.image);
  return (
    <ItemRow
      {...row}
      picture={<Thumbnail src={picture} alt="" width={104} />}
      facts={row.item.subtitle}
    />
  );
});

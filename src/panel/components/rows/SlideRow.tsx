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
export const SlideRow = memo(function SlideRow(props: ListRowProps<Slide>) {
  const { item: slide, refused, onEdit, onDelete } = props;
  const picture = usePreviewOf(slide.image);
  return (
    <ItemRow
      id={slide.id}
      name={slide.title}
      refused={refused}
      picture={<Thumbnail src={picture} alt="" width={104} />}
      facts={slide.subtitle}
      onEdit={() => onEdit(slide)}
      onDelete={() => onDelete(slide)}
    />
  );
});

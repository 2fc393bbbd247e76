import Paper from '@mui/material/Paper';

import { BrandTile } from '@/components/brands/BrandTile';
import type { NewItemOf } from '@/domain/catalog';
import { tidyPictureAddress } from '@/domain/pictures/pictureAddress';
import { usePreviewOf } from '@/panel/components/form/picture/picturePreviews';

export interface BrandPreviewProps {
  draft: NewItemOf<'brands'>;
}

export function BrandPreview({ draft }: BrandPreviewProps) {
  const logo = usePreviewOf(tidyPictureAddress(draft.logo));
  return (
    <Paper sx={{ width: '12rem', height: '7rem' }}>
      <BrandTile brand={{ ...draft, logo, id: 0 }} />
    </Paper>
  );
}

import Paper from '@mui/material/Paper';

import { usePreviewOf } from '@/components/admin/form/picture/picturePreviews';
import { BrandTile } from '@/components/brands/BrandTile';
import type { NewItemOf } from '@/domain/catalog';
import { tidyPictureAddress } from '@/domain/pictures/pictureAddress';

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

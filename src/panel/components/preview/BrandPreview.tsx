import Paper from '@mui/material/Paper';

import { BrandTile } from '@/components/brands/BrandTile';
import { usePreviewOf } from '@/panel/components/form/picture/picturePreviews';
import type { DraftOf } from '@/panel/domain/drafts/itemDraft';
import { tidyPictureAddress } from '@/panel/domain/pictures/tidyPictureAddress';

export function BrandPreview({ draft }: { draft: DraftOf<'brands'> }) {
  const logo = usePreviewOf(tidyPictureAddress(draft.logo));
  return (
    <Paper sx={{ width: '12rem', height: '7rem' }}>
      <BrandTile brand={{ ...draft, logo, id: 0 }} />
    </Paper>
  );
}

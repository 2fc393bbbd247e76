import Box from '@mui/material/Box';

import { HeroSlide } from '@/components/hero/HeroSlide';
import type { NewItemOf } from '@/domain/catalog';
import { usePreviewOf } from '@/panel/components/form/picture/picturePreviews';

// The slide as wide windows show it, made smaller. Older browsers cut it off.
const miniature = {
  display: 'flex',
  width: '1200px',
  zoom: 0.32,
  bgcolor: 'surface.ink',
  color: 'common.white',
};

function ignore() {
  // A preview cannot be pressed.
}

export interface SlidePreviewProps {
  draft: NewItemOf<'slides'>;
}

export function SlidePreview({ draft }: SlidePreviewProps) {
  const image = usePreviewOf(draft.image);
  return (
    <Box sx={{ overflow: 'hidden' }}>
      <Box sx={miniature}>
        <HeroSlide
          slide={{ ...draft, image, id: 0 }}
          position="1 / 1"
          chatHref="#"
          isCurrent
          isFirst={false}
          showsPicture
          onPictureLoad={ignore}
          onShowProducts={ignore}
        />
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';

import { HeroSlide } from '@/components/hero/HeroSlide';
import { usePreviewOf } from '@/panel/components/form/picture/picturePreviews';
import type { DraftOf } from '@/panel/domain/drafts/itemDraft';

import { ignore } from './ignore';
import { PhoneFrame } from './PhoneFrame';

// A phone's gutter, title and greatest height, however wide the window is.
const frame = {
  display: 'flex',
  bgcolor: 'surface.ink',
  color: 'common.white',
  '--room-for-floating': 'calc(1rem - clamp(min(1rem, 5vw), 4.4vw, 2rem))',
  '& h2': { fontSize: '2.25rem' },
  '& > [role="group"]': { maxHeight: '31.5rem' },
} as const;

/** The slide as phones show it: most visitors have one, and long titles are cut there first. */
export function SlidePreview({ draft }: { draft: DraftOf<'slides'> }) {
  const image = usePreviewOf(draft.image);
  return (
    <PhoneFrame>
      <Box sx={frame}>
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
    </PhoneFrame>
  );
}

import Typography from '@mui/material/Typography';

import { tidyPictureAddress } from '@/domain/pictures/pictureAddress';
import { trimmed } from '@/domain/records';
import { DEFAULT_BUTTON_COLOR, type Slide } from '@/domain/slide';
import { type SlideDraft, SlideForm } from '@/panel/components/forms/SlideForm';
import { SlidePreview } from '@/panel/components/preview/SlidePreview';
import { SlideRow } from '@/panel/components/rows/SlideRow';
import { SLIDES_HINT } from '@/panel/content/panel';

import { ListTab } from './ListTab';

const EMPTY: SlideDraft = {
  title: '',
  subtitle: '',
  description: '',
  image: '',
  buttonText: '',
  buttonColor: DEFAULT_BUTTON_COLOR,
};

function toDraft(slide: Slide): SlideDraft {
  const { id: _, ...draft } = slide;
  return draft;
}

function tidy(draft: SlideDraft): SlideDraft {
  return { ...trimmed(draft), image: tidyPictureAddress(draft.image) };
}

export function SlidesTab() {
  return (
    <ListTab
      list="slides"
      empty={EMPTY}
      toDraft={toDraft}
      fromDraft={tidy}
      tools={
        <Typography variant="body2" color="textSecondary">
          {SLIDES_HINT}
        </Typography>
      }
      renderPreview={(draft) => <SlidePreview draft={draft} />}
      renderForm={(form) => <SlideForm {...form} />}
      renderRow={(row) => <SlideRow {...row} />}
    />
  );
}

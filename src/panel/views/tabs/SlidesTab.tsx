import Typography from '@mui/material/Typography';
import { useAtomValue } from 'jotai';

import { slidesAtom } from '@/atoms/catalog';
import { tidyPictureAddress } from '@/domain/pictures/pictureAddress';
import { trimmed } from '@/domain/records';
import { DEFAULT_BUTTON_COLOR, type Slide } from '@/domain/slide';
import { type SlideDraft, SlideForm } from '@/panel/components/forms/SlideForm';
import { FormPreview } from '@/panel/components/preview/FormPreview';
import { SlideRow } from '@/panel/components/rows/SlideRow';
import { SLIDES_HINT } from '@/panel/content/panel';

import { ListTab } from './ListTab';
import { useListTab } from './useListTab';

const EMPTY: SlideDraft = {
  title: '',
  subtitle: '',
  description: '',
  image: '',
  buttonText: '',
  buttonColor: DEFAULT_BUTTON_COLOR,
};

function toDraft(slide: Slide | undefined): SlideDraft {
  if (slide === undefined) return EMPTY;
  const { id: _, ...draft } = slide;
  return draft;
}

const nameOf = ({ title }: Slide) => title;

function tidy(draft: SlideDraft): SlideDraft {
  return { ...trimmed(draft), image: tidyPictureAddress(draft.image) };
}

const renderPreview = (draft: SlideDraft) => <FormPreview of="slides" draft={draft} />;

export function SlidesTab() {
  const slides = useAtomValue(slidesAtom);
  const tab = useListTab({ list: 'slides', items: slides, toDraft, fromDraft: tidy });
  return (
    <ListTab
      list="slides"
      items={slides}
      tools={
        <Typography variant="body2" color="textSecondary">
          {SLIDES_HINT}
        </Typography>
      }
      tab={tab}
      nameOf={nameOf}
      renderForm={(title) => (
        <SlideForm
          key={tab.formKey}
          title={title}
          renderPreview={renderPreview}
          {...tab.formProps}
        />
      )}
      renderRow={(slide, focusRequest) => (
        <SlideRow key={slide.id} item={slide} focusRequest={focusRequest} {...tab.rowProps} />
      )}
    />
  );
}

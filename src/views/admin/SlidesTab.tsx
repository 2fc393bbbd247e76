import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';

import { slidesAtom } from '@/atoms/catalog';
import { addItemAtom, removeItemAtom, updateItemAtom } from '@/atoms/changes';
import { type SlideDraft, SlideForm } from '@/components/admin/SlideForm';
import { SlideRow } from '@/components/admin/SlideRow';
import { DEFAULT_BUTTON_COLOR, type Slide } from '@/domain/slide';
import { tidyPictureAddress } from '@/domain/tidyPictureAddress';
import { trimmed } from '@/domain/trimmed';

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

export function SlidesTab() {
  const slides = useAtomValue(slidesAtom);
  const add = useSetAtom(addItemAtom);
  const update = useSetAtom(updateItemAtom);
  const remove = useSetAtom(removeItemAtom);
  const tab = useListTab<Slide, SlideDraft>({
    list: 'slides',
    items: slides,
    toDraft,
    add: (draft) => {
      const slide = tidy(draft);
      return { ...slide, id: add('slides', slide) };
    },
    update: (draft, id) => update('slides', { ...tidy(draft), id }),
    remove: useCallback((slide: Slide) => remove('slides', slide), [remove]),
  });
  return (
    <ListTab
      list="slides"
      items={slides}
      tab={tab}
      nameOf={nameOf}
      renderForm={(title) => <SlideForm key="form" title={title} {...tab.formProps} />}
      renderRow={(slide, focusRequest) => (
        <SlideRow key={slide.id} item={slide} focusRequest={focusRequest} {...tab.rowProps} />
      )}
    />
  );
}

import type { ReactElement } from 'react';

import type { ListName } from '@/domain/catalog';
import { BrandPreview } from '@/panel/components/preview/BrandPreview';
import { ProductPreview } from '@/panel/components/preview/ProductPreview';
import { SlidePreview } from '@/panel/components/preview/SlidePreview';
import type { DraftOf } from '@/panel/domain/drafts/itemDraft';

type Previews = { [List in ListName]: (props: { draft: DraftOf<List> }) => ReactElement };

const PREVIEWS: Previews = {
  products: ProductPreview,
  brands: BrandPreview,
  slides: SlidePreview,
};

/** The card, the tile or the slide that visitors see of an item. */
export function ItemPreview<List extends ListName>(props: { list: List; draft: DraftOf<List> }) {
  const Preview: (props: { draft: DraftOf<List> }) => ReactElement = PREVIEWS[props.list];
  return <Preview draft={props.draft} />;
}

import { expect } from 'storybook/test';

import { ProductPreview } from '@/panel/components/preview/ProductPreview';
import { EMPTY_PRODUCT_DRAFT, productDraft } from '@/panel/domain/products/productDraft';

import preview from '../../../../.storybook/preview';
import { brokenPicture, longName, product } from '../../../fixtures/catalog';
import { noPhotograph } from '../../../fixtures/photographs';
import { insideForm } from './insideForm';

const meta = preview.meta({
  component: ProductPreview,
  args: { draft: productDraft(product) },
  parameters: { chromatic: noPhotograph },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: product.name })).toHaveTextContent('2850 TL');
  },
});

export const LongText = meta.story({
  args: { draft: { ...productDraft(product), name: longName, description: longName } },
});

/** A form for a new product. */
export const Empty = meta.story({ ...insideForm, args: { draft: EMPTY_PRODUCT_DRAFT } });

export const BrokenPicture = meta.story({
  args: { draft: { ...productDraft(product), image: brokenPicture } },
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ProductPreview } from '@/panel/components/preview/ProductPreview';
import { EMPTY_PRODUCT_DRAFT, productDraft } from '@/panel/domain/products/productDraft';

import { noPhotograph } from '../../../fixtures/photographs';
import { brokenPicture, longText, product } from '../fixtures';
import { insideForm } from './insideForm';

const meta = {
  component: ProductPreview,
  args: { draft: productDraft(product) },
  parameters: { chromatic: noPhotograph },
} satisfies Meta<typeof ProductPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: product.name })).toHaveTextContent('2850 TL');
  },
};
export const LongText: Story = {
  args: { draft: { ...productDraft(product), name: longText, description: longText } },
};

/** A form for a new product. */
export const Empty: Story = { ...insideForm, args: { draft: EMPTY_PRODUCT_DRAFT } };

export const BrokenPicture: Story = {
  args: { draft: { ...productDraft(product), image: brokenPicture } },
};

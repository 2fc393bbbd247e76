import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BesidePreview } from '@/panel/components/form/BesidePreview';
import { ProductPreview } from '@/panel/components/preview/ProductPreview';
import { productDraft } from '@/panel/domain/products/productDraft';

import { noPhotograph } from '../../../fixtures/photographs';
import { desktop, phone } from '../../../fixtures/viewports';
import { product } from '../fixtures';

const meta = {
  component: BesidePreview,
  args: {
    children: <p>Formun alanları</p>,
    preview: <ProductPreview draft={productDraft(product)} />,
  },
} satisfies Meta<typeof BesidePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Neither the Tab key nor a screen reader comes into the preview. */
export const Default: Story = {
  globals: desktop,
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Mağazadaki görünüşü')).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    await expect(canvas.getByRole('article', { hidden: true })).toBeVisible();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const OnPhone: Story = {
  globals: phone,
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mağazadaki görünüşü')).not.toBeVisible();
    await expect(canvas.queryByRole('article', { hidden: true })).not.toBeInTheDocument();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FormPreview } from '@/panel/components/preview/FormPreview';
import { productDraft } from '@/panel/domain/products/productDraft';

import { noPhotograph } from '../../../fixtures/photographs';
import { desktop, phone } from '../../../fixtures/viewports';
import { brand, contact, product, slide } from '../fixtures';

const meta = {
  component: FormPreview,
  args: { of: 'products', draft: productDraft(product) },
  globals: desktop,
  // In a window of its own, which is wide enough for it on the pages of the docs.
  parameters: { chromatic: noPhotograph, docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof FormPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfProduct: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: product.name })).toBeVisible();
  },
};

export const OfBrand: Story = {
  args: { of: 'brands', draft: brand },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: brand.name })).toBeVisible();
  },
};

export const OfSlide: Story = {
  args: { of: 'slides', draft: slide },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: slide.title })).toBeVisible();
  },
};

export const OfContact: Story = {
  args: { of: 'contact', draft: contact },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(contact.email)).toBeVisible();
  },
};

/** There is no room for it. */
export const OnPhone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FactList } from '@/components/products/FactList';
import { productFeatures, shippingAndReturns } from '@/content/productDetail';

import { oneSize } from '../../fixtures/photographs';

const meta = {
  component: FactList,
  args: { title: 'Ürün Özellikleri', facts: productFeatures },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Features: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ürün Özellikleri' })).toBeVisible();
    const facts = canvas.getAllByRole('listitem').map((fact) => fact.textContent);
    await expect(facts).toEqual([...productFeatures]);
  },
};

export const ShippingAndReturns: Story = {
  args: { title: 'Kargo ve İade', facts: shippingAndReturns },
  parameters: { chromatic: oneSize },
};

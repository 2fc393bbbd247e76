import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { Product } from '@/domain/product';
import { LongList } from '@/panel/components/rows/LongList';

import { noPhotograph, oneSize } from '../../../fixtures/photographs';
import { catalog, manyProducts } from '../fixtures';

function renderRow(item: unknown) {
  const { id, name } = item as Product;
  return (
    <p key={id}>
      <button type="button">{name}</button>
    </p>
  );
}

const meta = {
  component: LongList,
  args: { label: 'Ürünler', renderRow, items: catalog.products },
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof LongList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Ürünler' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** Every row is there: the browser's own search finds it. */
export const Hundred: Story = {
  args: { items: manyProducts(100) },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { ProductGrid } from '@/components/products/ProductGrid';
import { productChat } from '@/content/chatLinks';
import type { Product } from '@/domain/product';

import { contact, longName, makeProduct, manyProducts } from '../../fixtures/catalog';
import { opened } from '../../fixtures/openControls';
import { noPhotograph, wideOnly } from '../../fixtures/photographs';

const samples = manyProducts(4);

const meta = {
  component: ProductGrid,
  parameters: { layout: 'fullscreen' },
  args: {
    products: samples,
    chatHref: (product: Product) => productChat(contact.phone, product),
    onSelect: fn(),
  },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'ÖNE ÇIKAN YEDEK PARÇALAR' }));
    await expect(section.getAllByRole('article')).toHaveLength(4);
    await expect(
      section.getByRole('button', { name: 'Tüm Ürünleri Görüntüle' }),
    ).toHaveAccessibleDescription('Şu anda kullanılamıyor');
  },
};

const handleAll = fn();

/** In a shop with open controls (D22). */
export const Pressed: Story = {
  tags: ['test-only'],
  decorators: [opened({ allProducts: handleAll })],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ön Fren Disk ve Balata Takımı' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(samples[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Tüm Ürünleri Görüntüle' }));
    await expect(handleAll).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    await expect(canvas.getByText(/Şu anda listelenen ürün yok/)).toBeVisible();
  },
};

/** Cards of one row are equally high. */
export const OneLongName: Story = {
  args: { products: [makeProduct({ id: 9, name: longName }), ...samples] },
  parameters: { chromatic: wideOnly },
};

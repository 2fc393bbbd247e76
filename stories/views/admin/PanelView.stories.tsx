import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PanelView } from '@/views/admin/PanelView';

import { catalog, manyProducts, openShop } from '../../components/admin/fixtures';

const meta = {
  component: PanelView,
  parameters: { layout: 'fullscreen', atoms: openShop() },
} satisfies Meta<typeof PanelView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: 'Ürünler (4)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Markalar (10)' }));
    await expect(canvas.getByRole('button', { name: 'Sil: LEMFORDER' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Slider (3)' }));
    await expect(canvas.getByRole('button', { name: 'Yeni Slide' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'İletişim' }));
    await expect(canvas.getByRole('button', { name: 'Güncelle' })).toBeVisible();
  },
};

/** Specification 4: switching tabs closes any open form. */
export const TabClosesForm: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeni Ürün' }));
    await userEvent.type(canvas.getByLabelText('Ürün Adı'), 'Buji');
    await userEvent.click(canvas.getByRole('tab', { name: 'Slider (3)' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Ürünler (4)' }));
    await expect(canvas.queryByLabelText('Ürün Adı')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Yeni Ürün' }));
    await expect(canvas.getByLabelText('Ürün Adı')).toHaveValue('');
  },
};

export const ChangesWaiting: Story = {
  parameters: { atoms: openShop(catalog, { fate: 'waiting' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Sil: Sol Ön Far/ }));
    await expect(canvas.getByText('1 değişiklik gönderilmeyi bekliyor')).toBeVisible();
  },
};

export const ChangeRefused: Story = {
  parameters: { atoms: openShop(catalog, { state: { waiting: 0, refused: 1 } }) },
};

export const TenThousandProducts: Story = {
  parameters: { atoms: openShop({ ...catalog, products: manyProducts(10_000) }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: 'Ürünler (10000)' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Düzenle: Yedek parça 9999' }));
    await userEvent.type(canvas.getByLabelText('Ürün Adı'), ' yeni');
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(
      await canvas.findByRole('button', { name: 'Düzenle: Yedek parça 9999 yeni' }),
    ).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BrandsTab } from '@/views/admin/BrandsTab';

import { catalog, openShop, phone } from '../../components/admin/fixtures';

const meta = {
  component: BrandsTab,
  parameters: { layout: 'fullscreen', atoms: openShop() },
} satisfies Meta<typeof BrandsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(10);
  },
};

export const OnPhone: Story = { globals: phone };

export const Empty: Story = { parameters: { atoms: openShop({ ...catalog, brands: [] }) } };

export const Adds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeni Marka' }));
    await userEvent.type(canvas.getByLabelText('Marka Adı'), ' VALEO ');
    await userEvent.type(canvas.getByLabelText('Logo URL'), 'images/brands/mann.svg');
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(canvas.getByRole('button', { name: 'Düzenle: VALEO' })).toHaveFocus();
  },
};

export const Renames: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Düzenle: MANN' }));
    await userEvent.type(canvas.getByLabelText('Marka Adı'), '-FILTER{Enter}');
    await expect(canvas.getByRole('button', { name: 'Düzenle: MANN-FILTER' })).toHaveFocus();
  },
};

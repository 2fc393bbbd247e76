import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PicturePreview } from '@/components/admin/form/PicturePreview';
import { DEFAULT_PRODUCT_IMAGE } from '@/content/pictures';

import { oneSize, phoneOnly } from '../../../fixtures/photographs';
import { brokenPicture, phone, product } from '../fixtures';

const meta = {
  component: PicturePreview,
  args: { address: product.image },
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof PicturePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Görsel hazır.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { address: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Görsel seçilmedi.');
  },
};

export const Default: Story = {
  args: { address: ' ', defaultAddress: DEFAULT_PRODUCT_IMAGE },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/bu hazır görsel görünecek/)).toBeVisible();
  },
};

export const Broken: Story = {
  args: { address: brokenPicture },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Görsel yüklenemedi/)).toBeVisible();
  },
};

/** A shared link opens a page, whatever the shop does. */
export const PageLink: Story = {
  args: { address: 'https://drive.google.com/file/d/1a2b3c/view?usp=sharing' },
  globals: phone,
  parameters: { chromatic: phoneOnly },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /Google Drive bağlantısı .* Fotoğraf seç ile ekleyin/,
    );
  },
};

export const NoAddress: Story = {
  args: { address: 'data:image/png;base64,AAAA' },
  globals: phone,
  parameters: { chromatic: phoneOnly },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Bu bir görsel adresi değil/)).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { drawingOf } from '@/content/pictures';
import { PicturePreview } from '@/panel/components/form/picture/PicturePreview';

import { noPhotograph, oneSize, phoneOnly } from '../../../../fixtures/photographs';
import { brokenPicture, phone, product } from '../../fixtures';

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
  args: { address: ' ', defaultAddress: drawingOf(product.category) },
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

/** What visitors see instead of a slide's picture. */
export const BrokenSlide: Story = {
  args: { address: brokenPicture, isSlide: true },
  globals: phone,
  parameters: { chromatic: phoneOnly },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/Mağazada şimdilik bu zemin görünür/)).toBeVisible();
    await expect(canvasElement.querySelector('svg')).not.toBeInTheDocument();
  },
};

export const NoSlideYet: Story = {
  args: { address: '', isSlide: true },
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Görsel seçilmedi\.$/);
    await expect(canvasElement.querySelector('svg')).not.toBeInTheDocument();
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

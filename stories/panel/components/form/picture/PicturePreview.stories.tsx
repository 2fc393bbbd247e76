import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { drawingOf } from '@/content/pictures';
import { PicturePreview } from '@/panel/components/form/picture/PicturePreview';

import { noPhotograph, oneSize, phoneOnly } from '../../../../fixtures/photographs';
import { says, shows } from '../../../../fixtures/play/expectations';
import { brokenPicture, phone, product } from '../../fixtures';

const meta = {
  component: PicturePreview,
  args: { address: product.image },
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof PicturePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { chromatic: noPhotograph },
  play: shows('Görsel hazır.'),
};

export const Empty: Story = {
  args: { address: '' },
  play: says('status', 'Görsel seçilmedi.'),
};

export const Default: Story = {
  args: { address: ' ', defaultAddress: drawingOf(product.category) },
  play: shows(/bu hazır görsel görünecek/),
};

export const Broken: Story = {
  args: { address: brokenPicture },
  play: shows(/Görsel yüklenemedi/),
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

/** A shared link opens a page, whatever the shop does. */
export const PageLink: Story = {
  args: { address: 'https://drive.google.com/file/d/1a2b3c/view?usp=sharing' },
  globals: phone,
  parameters: { chromatic: phoneOnly },
  play: says('status', /Google Drive bağlantısı .* Fotoğraf seç ile ekleyin/),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { PriceField } from '@/panel/components/form/PriceField';

import { noPhotograph, oneSize } from '../../../fixtures/photographs';

const meta = {
  component: PriceField,
  args: { label: 'Fiyat (TL)', value: '2.850,50', required: true, onChange: fn() },
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof PriceField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Fiyat (TL)' });
    await expect(field).toBeValid();
    await expect(field).toHaveAccessibleDescription('Mağazada: 2850,50 TL');
    await expect(field).toHaveAttribute('inputmode', 'decimal');
  },
};

export const Empty: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Fiyat (TL)')).toHaveAccessibleDescription(
      'Örnek: 2850 ya da 2.850,50',
    );
  },
};

export const Optional: Story = {
  args: {
    label: 'Orijinal Fiyat (TL)',
    value: '',
    required: false,
    hint: 'İsteğe bağlı: indirimden önceki fiyat.',
  },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Orijinal Fiyat (TL)')).toBeValid();
    await expect(canvas.getByLabelText('Orijinal Fiyat (TL)')).toHaveAccessibleDescription(
      'İsteğe bağlı: indirimden önceki fiyat.',
    );
  },
};

export const NotAPrice: Story = {
  args: { value: 'teklif alınız' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Fiyat (TL)')).toBeInvalid();
    await expect(canvas.getByLabelText('Fiyat (TL)')).toHaveAccessibleDescription(/^Okunamadı/);
  },
};

export const TooHigh: Story = {
  args: { value: '100.000.000,01' },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Fiyat (TL)')).toBeInvalid();
  },
};

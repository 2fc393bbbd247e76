import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { PictureField } from '@/components/admin/form/picture/PictureField';

import { oneSize } from '../../../../fixtures/photographs';
import { product } from '../../fixtures';

const meta = {
  component: PictureField,
  args: { label: 'Görsel URL', value: product.image, onChange: fn() },
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof PictureField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Görsel URL')).toBeValid();
    await expect(await canvas.findByText('Görsel hazır.')).toBeVisible();
  },
};

export const NoAddress: Story = {
  args: { value: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Görsel URL')).toBeInvalid();
  },
};

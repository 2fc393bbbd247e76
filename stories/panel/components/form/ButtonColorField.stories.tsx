import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { DEFAULT_BUTTON_COLOR } from '@/domain/slide';
import { ButtonColorField } from '@/panel/components/form/ButtonColorField';

import { noPhotograph, oneSize, phoneOnly } from '../../../fixtures/photographs';
import { longText, phone } from '../fixtures';

const meta = {
  component: ButtonColorField,
  args: { value: DEFAULT_BUTTON_COLOR, buttonText: 'Kampanyayı Gör', onChange: fn() },
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof ButtonColorField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What is stored in other words stays in them until another colour is chosen. */
export const StoredInOtherWords: Story = {
  args: { value: 'bg-orange-500 text-white' },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Buton Rengi' });
    await expect(field).toHaveDisplayValue('Turuncu');
    await expect(field).toHaveValue('bg-orange-500 text-white');
  },
};

export const LongText: Story = {
  args: { buttonText: longText },
  globals: phone,
  parameters: { chromatic: phoneOnly },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PhoneMenu } from '@/components/header/PhoneMenu';

import { phoneOnly } from '../../fixtures/photographs';
import { phone } from '../../fixtures/viewports';

const meta = {
  component: PhoneMenu,
  globals: phone,
  parameters: { layout: 'fullscreen', chromatic: phoneOnly },
} satisfies Meta<typeof PhoneMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without the last two entries of the wide menu. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Ana menü' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.queryByRole('link', { name: 'Kampanyalar' })).not.toBeInTheDocument();
  },
};

export const PointerAndFocus: Story = {
  parameters: {
    chromatic: phoneOnly,
    pseudo: { hover: 'li:nth-of-type(2) a', focusVisible: 'li:nth-of-type(4) a' },
  },
};

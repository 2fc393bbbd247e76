import { mdiCarLightHigh } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Icon } from '@/components/shared/Icon';

import { noPhotograph, oneSize } from '../../fixtures/photographs';

/**
 * - **Do** give the control around it a name; screen readers skip the icon itself.
 * - **Don’t** replace a word by an icon alone.
 */
const meta = {
  component: Icon,
  parameters: { chromatic: oneSize, layout: 'centered' },
  args: { path: mdiCarLightHigh },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Small: Story = { args: { fontSize: 'small' } };

export const Large: Story = { args: { fontSize: 'large' } };

/** Where no control around it has a name. */
export const Named: Story = {
  tags: ['test-only'],
  args: { titleAccess: 'Farlar' },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Farlar' })).toBeVisible();
  },
};

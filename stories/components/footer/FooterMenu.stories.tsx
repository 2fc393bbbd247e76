import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FooterMenu } from '@/components/footer/FooterMenu';

import { onInk } from '../../fixtures/surfaces';

const meta = {
  component: FooterMenu,
  decorators: [onInk],
  args: { title: 'Kategoriler', links: ['Motor', 'Şanzıman', 'Diferansiyel', 'Farlar'] },
} satisfies Meta<typeof FooterMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Kategoriler' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};

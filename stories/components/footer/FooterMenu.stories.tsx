import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FooterMenu } from '@/components/footer/FooterMenu';

import { oneSize } from '../../fixtures/photographs';
import { onInk } from '../../fixtures/surfaces';

const meta = {
  component: FooterMenu,
  decorators: [onInk],
  args: { title: 'Kategoriler', links: ['Motor', 'Şanzıman', 'Diferansiyel', 'Farlar'] },
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof FooterMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Kategoriler' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};

export const PointerAndFocus: Story = {
  parameters: {
    chromatic: oneSize,
    pseudo: { hover: 'li:nth-of-type(2) a', focusVisible: 'li:nth-of-type(3) a' },
  },
};

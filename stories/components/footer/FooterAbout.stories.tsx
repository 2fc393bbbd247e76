import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { FooterAbout } from '@/components/footer/FooterAbout';

import { onInk } from '../../fixtures/surfaces';

const meta = {
  component: FooterAbout,
  decorators: [onInk],
} satisfies Meta<typeof FooterAbout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Sosyal medya' }));
    await expect(list.getByRole('link', { name: 'Instagram' })).toHaveAccessibleDescription(
      'Şu anda kullanılamıyor',
    );
  },
};

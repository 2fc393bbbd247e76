import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { FooterAbout } from '@/components/footer/FooterAbout';

import { oneSize } from '../../fixtures/photographs';
import { onInk } from '../../fixtures/surfaces';

const meta = {
  component: FooterAbout,
  decorators: [onInk],
  parameters: { chromatic: oneSize },
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

export const PointerAndFocus: Story = {
  parameters: {
    chromatic: oneSize,
    pseudo: { hover: 'li:nth-of-type(1) a', focusVisible: 'li:nth-of-type(2) a' },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ChatTest } from '@/panel/components/form/ChatTest';

import { noPhotograph, oneSize } from '../../../fixtures/photographs';
import { hasNo } from '../../../fixtures/play/expectations';
import { pointerAndFocus } from '../../../fixtures/pointerAndFocus';

const meta = {
  component: ChatTest,
  args: { phone: '0532 000 00 00' },
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof ChatTest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /\+905320000000/ })).toHaveAttribute(
      'href',
      'https://wa.me/905320000000?text=Deneme',
    );
  },
};

export const NoNumber: Story = {
  args: { phone: '' },
  parameters: { chromatic: noPhotograph },
  play: hasNo('link'),
};

export const PointerAndFocus: Story = { ...pointerAndFocus };

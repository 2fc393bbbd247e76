import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SearchBox } from '@/components/header/SearchBox';

import { longName } from '../../fixtures/catalog';
import { oneSize } from '../../fixtures/photographs';

const meta = { component: SearchBox, parameters: { chromatic: oneSize } } satisfies Meta<
  typeof SearchBox
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Ürün ara' })).toHaveValue('');
  },
};

export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'şanzıman yağı{Enter}');
    await expect(box).toHaveValue('şanzıman yağı');
  },
};

export const TypedALot: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), longName);
  },
};

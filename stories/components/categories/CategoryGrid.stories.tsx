import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { CategoryGrid } from '@/components/categories/CategoryGrid';

import { phone } from '../../fixtures/phone';
import { noPhotograph } from '../../fixtures/photographs';

const meta = {
  component: CategoryGrid,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CategoryGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Kategoriler' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(8);
    await expect(list.queryByRole('link')).not.toBeInTheDocument();
    await expect(list.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OnPhone: Story = {
  globals: phone,
  parameters: { chromatic: noPhotograph },
};

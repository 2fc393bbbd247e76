import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { TrustMarks } from '@/components/products/TrustMarks';
import { trustMarks } from '@/content/productDetail';

const meta = { component: TrustMarks } satisfies Meta<typeof TrustMarks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('listitem').map((mark) => mark.textContent);
    await expect(marks).toEqual(trustMarks.map(({ label }) => label));
  },
};

import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CornerBadge } from '@/components/products/CornerBadge';

import { makeProduct } from '../../fixtures/catalog';
import { noPhotograph } from '../../fixtures/photographs';

const meta = {
  component: CornerBadge,
  parameters: { chromatic: noPhotograph },
  args: { product: makeProduct({ discount: 16 }) },
  decorators: (Story) => (
    <Box sx={{ position: 'relative', height: '8rem', bgcolor: 'surface.paperDeep' }}>
      <Story />
    </Box>
  ),
} satisfies Meta<typeof CornerBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Discounted: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('%16 indirim')).toBeVisible();
  },
};

export const NoDiscount: Story = {
  args: { product: makeProduct({ discount: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/indirim/)).not.toBeInTheDocument();
  },
};

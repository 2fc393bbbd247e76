import Box from '@mui/material/Box';
import { expect } from 'storybook/test';

import { CornerBadge } from '@/components/products/CornerBadge';

import preview from '../../../.storybook/preview';
import { makeProduct } from '../../fixtures/catalog';
import { noPhotograph } from '../../fixtures/photographs';

const meta = preview.meta({
  component: CornerBadge,
  parameters: { chromatic: noPhotograph },
  args: { product: makeProduct({ discount: 16 }) },
  decorators: (Story) => (
    <Box sx={{ position: 'relative', height: '8rem', bgcolor: 'surface.paperDeep' }}>
      <Story />
    </Box>
  ),
});

export const Discounted = meta.story();

export const NoDiscount = meta.story({
  args: { product: makeProduct({ discount: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/indirim/)).not.toBeInTheDocument();
  },
});

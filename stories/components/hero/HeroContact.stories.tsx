import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { HeroContact } from '@/components/hero/HeroContact';

import { links } from '../../fixtures/catalog';
import { wideOnly } from '../../fixtures/photographs';

const meta = {
  component: HeroContact,
  parameters: { layout: 'fullscreen', chromatic: wideOnly },
  decorators: (Story) => (
    <Box sx={{ position: 'relative', height: '12rem', backgroundColor: 'surface.inkSoft' }}>
      <Story />
    </Box>
  ),
  args: links,
} satisfies Meta<typeof HeroContact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      links.chatHref,
    );
    await expect(canvas.getByRole('link', { name: 'Ara' })).toHaveAttribute('href', links.callHref);
  },
};

export const PointerAndFocus: Story = {
  parameters: {
    pseudo: { hover: 'a:nth-of-type(1)', focusVisible: 'a:nth-of-type(2)' },
  },
};

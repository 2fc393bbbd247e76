import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { RestoredNotice } from '@/panel/components/form/RestoredNotice';

const meta = {
  component: RestoredNotice,
  args: { onDiscard: fn() },
} satisfies Meta<typeof RestoredNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

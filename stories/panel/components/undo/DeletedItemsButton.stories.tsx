import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { DeletedItemsButton } from '@/panel/components/undo/DeletedItemsButton';

import { oneSize } from '../../../fixtures/photographs';

const meta = {
  component: DeletedItemsButton,
  args: { count: 3, onClick: fn() },
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof DeletedItemsButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Focused: Story = { parameters: { pseudo: { focusVisible: 'button' } } };

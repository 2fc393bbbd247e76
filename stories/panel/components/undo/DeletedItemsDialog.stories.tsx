import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { DeletedItemsDialog } from '@/panel/components/undo/DeletedItemsDialog';

import { phoneOnly } from '../../../fixtures/photographs';
import { longText, phone } from '../fixtures';

const meta = {
  component: DeletedItemsDialog,
  args: {
    entries: [
      { key: 3, list: 'products', name: 'Debriyaj Seti (Baskı, Balata, Rulman)' },
      { key: 2, list: 'brands', name: 'SHELL' },
      { key: 1, list: 'slides', name: 'Fren Sistemlerinde Güven' },
    ],
    restored: undefined,
    onUndo: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof DeletedItemsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What was brought back is announced. */
export const OneRestored: Story = {
  args: {
    entries: [{ key: 1, list: 'slides', name: 'Fren Sistemlerinde Güven' }],
    restored: 'SHELL',
  },
  parameters: { chromatic: phoneOnly },
  globals: phone,
};

export const LongNameOnPhone: Story = {
  args: { entries: [{ key: 1, list: 'products', name: longText }] },
  globals: phone,
  parameters: { chromatic: phoneOnly },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { DeletedItemsDialog } from '@/panel/components/undo/DeletedItemsDialog';

import { largeTextOnPhone } from '../../../fixtures/largeText';
import { noPhotograph, phoneOnly } from '../../../fixtures/photographs';
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

export const Pressed: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Silinenler' })).toBeVisible());
    await expect(screen.getByRole('button', { name: /^Geri al: Debriyaj/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Geri al: SHELL' }));
    await expect(args.onUndo).toHaveBeenCalledWith(2);
    await userEvent.click(screen.getByRole('button', { name: 'Tamam' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const LongNameOnPhone: Story = {
  args: { entries: [{ key: 1, list: 'products', name: longText }] },
  globals: phone,
  parameters: { chromatic: phoneOnly },
};

/** More than fit into the window: the list scrolls. */
export const Many: Story = {
  args: {
    entries: Array.from({ length: 30 }, (_, index) => ({
      key: 30 - index,
      list: 'products' as const,
      name: `Yedek parça ${30 - index}`,
    })),
  },
  globals: phone,
  parameters: { chromatic: phoneOnly },
};

export const LargeText: Story = { ...largeTextOnPhone };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { UndoSnackbar } from '@/panel/components/undo/UndoSnackbar';

import { largeTextOnPhone } from '../../../fixtures/largeText';
import { forcedColors, noPhotograph, oneSize, phoneOnly } from '../../../fixtures/photographs';
import { says } from '../../../fixtures/play/expectations';
import { longText, phone } from '../fixtures';

const meta = {
  component: UndoSnackbar,
  args: { name: 'Sol Ön Far', isAtTop: false, onUndo: fn(), onHold: fn() },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof UndoSnackbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('“Sol Ön Far” silindi');
    await userEvent.tab();
    await expect(args.onHold).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await expect(args.onHold).toHaveBeenLastCalledWith(false);
    await userEvent.hover(canvas.getByText('“Sol Ön Far” silindi'));
    await expect(args.onHold).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Geri al' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const LongNameOnPhone: Story = {
  args: { name: longText },
  globals: phone,
  parameters: { chromatic: phoneOnly },
};

export const BrandInUse: Story = {
  args: { name: 'BOSCH', note: '12 ürün bu markayı kullanıyor.' },
  globals: phone,
  parameters: { chromatic: phoneOnly },
  play: says('status', '“BOSCH” silindi 12 ürün bu markayı kullanıyor.'),
};

export const BesideForm: Story = {
  args: { isAtTop: true },
  globals: phone,
  parameters: { chromatic: phoneOnly },
};

export const Focused: Story = {
  parameters: { chromatic: oneSize, pseudo: { focusVisible: 'button' } },
};

export const LargeText: Story = { ...largeTextOnPhone };

export const HighContrast: Story = { parameters: { chromatic: { ...forcedColors, ...oneSize } } };

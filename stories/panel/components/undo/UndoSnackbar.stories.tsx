import { expect, fn } from 'storybook/test';

import { UndoSnackbar } from '@/panel/components/undo/UndoSnackbar';

import preview from '../../../../.storybook/preview';
import { largeTextOnPhone } from '../../../fixtures/largeText';
import { forcedColors, noPhotograph, oneSize, phoneOnly } from '../../../fixtures/photographs';
import { says } from '../../../fixtures/play/expectations';
import { longText, phone } from '../fixtures';

const meta = preview.meta({
  component: UndoSnackbar,
  args: { name: 'Sol Ön Far', isAtTop: false, onUndo: fn(), onHold: fn() },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
});

export const Default = meta.story();

export const Pressed = meta.story({
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
});

export const LongNameOnPhone = meta.story({
  args: { name: longText },
  globals: phone,
  parameters: { chromatic: phoneOnly },
});

export const BrandInUse = meta.story({
  args: { name: 'BOSCH', note: '12 ürün bu markayı kullanıyor.' },
  globals: phone,
  parameters: { chromatic: phoneOnly },
  play: says('status', '“BOSCH” silindi 12 ürün bu markayı kullanıyor.'),
});

export const BesideForm = meta.story({
  args: { isAtTop: true },
  globals: phone,
  parameters: { chromatic: phoneOnly },
});

export const Focused = meta.story({
  parameters: { chromatic: oneSize, pseudo: { focusVisible: 'button' } },
});

export const LargeText = meta.story({ ...largeTextOnPhone });

export const HighContrast = meta.story({
  parameters: { chromatic: { ...forcedColors, ...oneSize } },
});

import { expect, fn } from 'storybook/test';

import { UndoSnackbar } from '@/panel/components/undo/UndoSnackbar';

import preview from '../../../../.storybook/preview';
import { longName } from '../../../fixtures/catalog';
import { largeTextOnPhone } from '../../../fixtures/largeText';
import { highContrast, noPhotograph, onPhone, oneSize } from '../../../fixtures/photographs';

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
  ...onPhone,
  args: { name: longName },
});

export const BrandInUse = meta.story({
  ...onPhone,
  args: { name: 'BOSCH', note: '12 ürün bu markayı kullanıyor.' },
});

export const Focused = meta.story({
  parameters: { chromatic: oneSize, pseudo: { focusVisible: 'button' } },
});

export const LargeText = meta.story({ ...largeTextOnPhone });

export const HighContrast = meta.story({ ...highContrast });

import { expect, fn } from 'storybook/test';

import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { PanelSnackbar } from '@/panel/components/snackbar/PanelSnackbar';

import preview from '../../../../.storybook/preview';
import { longName } from '../../../fixtures/catalog';
import { largeTextOnPhone } from '../../../fixtures/largeText';
import { highContrast, noPhotograph, onPhone, oneSize } from '../../../fixtures/photographs';

const undo = { label: 'Geri al', path: PANEL_ICONS.undo, onPress: fn() };

/** Says for a moment what has happened, and offers what follows from it. */
const meta = preview.meta({
  component: PanelSnackbar,
  args: {
    message: '“Sol Ön Far” silindi',
    actions: [undo],
    isAtTop: false,
    onHold: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
});

export const Default = meta.story();

export const Held = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('“Sol Ön Far” silindi');
    await userEvent.tab();
    await expect(args.onHold).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(undo.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(args.onHold).toHaveBeenLastCalledWith(false);
    await userEvent.hover(canvas.getByText('“Sol Ön Far” silindi'));
    await expect(args.onHold).toHaveBeenLastCalledWith(true);
  },
});

/** The region stays, so that a screen reader notices what comes. */
export const Empty = meta.story({
  args: { message: undefined },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const LongNameOnPhone = meta.story({
  ...onPhone,
  args: { message: `“${longName}” silindi` },
});

export const ThreeButtonsOnPhone = meta.story({
  ...onPhone,
  args: {
    message: `Kaydedildi: ${longName}`,
    actions: [undo, ...['Göster', 'Bir tane daha'].map((label) => ({ label, onPress: fn() }))],
  },
});

export const NoteOnPhone = meta.story({
  ...onPhone,
  args: { message: '“BOSCH” silindi', note: '12 ürün bu markanın adını taşımaya devam eder.' },
});

export const Focused = meta.story({
  parameters: { chromatic: oneSize, pseudo: { focusVisible: 'button' } },
});

export const LargeText = meta.story({ ...largeTextOnPhone });

export const HighContrast = meta.story({ ...highContrast });

import { expect, fn } from 'storybook/test';

import { PanelSnackbar } from '@/panel/components/snackbar/PanelSnackbar';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';
import { says } from '../../../fixtures/play/expectations';

const meta = preview.meta({
  component: PanelSnackbar,
  args: { message: 'Kaydedildi', note: 'Not', isAtTop: false, onHold: fn() },
  parameters: { chromatic: noPhotograph, docs: { story: { inline: false, height: '160px' } } },
});

export const Default = meta.story({
  play: says('status', 'Kaydedildi Not'),
});

/** The region stays, so that a screen reader notices what comes. */
export const Empty = meta.story({
  args: { message: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

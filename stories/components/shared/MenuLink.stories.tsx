import { expect } from 'storybook/test';

import { MenuLink } from '@/components/shared/MenuLink';

import preview from '../../../.storybook/preview';
import { opened, pressed } from '../../fixtures/openControls';
import { noPhotograph } from '../../fixtures/photographs';

const meta = preview.meta({
  component: MenuLink,
  parameters: { chromatic: noPhotograph, layout: 'centered' },
  args: { entry: { label: 'Şanzıman' } },
});

/** The entry whose page is open. */
export const Open = meta.story({
  decorators: [opened({}, 'Şanzıman')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Şanzıman', current: true }));
    await expect(pressed).toHaveBeenCalledWith('Şanzıman');
  },
});

/** An entry that has no function in either kind of shop. */
export const OpenWithoutFunction = meta.story({
  decorators: [opened({ menu: () => undefined })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Şanzıman' })).toBeVisible();
  },
});

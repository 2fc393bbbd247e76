import { expect } from 'storybook/test';

import { PhoneMenu } from '@/components/header/PhoneMenu';

import preview from '../../../.storybook/preview';
import { phoneOnly } from '../../fixtures/photographs';
import { phone } from '../../fixtures/viewports';

const meta = preview.meta({
  component: PhoneMenu,
  globals: phone,
  parameters: { layout: 'fullscreen', chromatic: phoneOnly },
});

/** Without the last two entries of the wide menu. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Ana menü' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.queryByRole('link', { name: 'Kampanyalar' })).not.toBeInTheDocument();
  },
});

export const PointerAndFocus = meta.story({
  parameters: {
    chromatic: phoneOnly,
    pseudo: { hover: 'li:nth-of-type(2) a', focusVisible: 'li:nth-of-type(4) a' },
  },
});

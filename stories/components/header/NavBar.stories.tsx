import { expect } from 'storybook/test';

import { NavBar } from '@/components/header/NavBar';
import { mainMenu } from '@/content/navigation';

import preview from '../../../.storybook/preview';
import { wideOnly } from '../../fixtures/photographs';

const meta = preview.meta({
  component: NavBar,
  parameters: { layout: 'fullscreen', chromatic: wideOnly },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Ana menü' })).toBeVisible();
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual([...mainMenu]);
  },
});

/** Only the Tab key makes a difference: the entries lead nowhere. */
export const PointerAndFocus = meta.story({
  parameters: {
    chromatic: wideOnly,
    pseudo: { hover: 'li:nth-of-type(2) a', focusVisible: 'li:nth-of-type(4) a' },
  },
});

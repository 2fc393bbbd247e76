import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { NavBar } from '@/components/header/NavBar';
import { mainMenu } from '@/content/navigation';

import { wideOnly } from '../../fixtures/photographs';

const meta = {
  component: NavBar,
  parameters: { layout: 'fullscreen', chromatic: wideOnly },
} satisfies Meta<typeof NavBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Ana menü' })).toBeVisible();
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual([...mainMenu]);
  },
};

/** Only the Tab key makes a difference: the entries lead nowhere. */
export const PointerAndFocus: Story = {
  parameters: {
    chromatic: wideOnly,
    pseudo: { hover: 'li:nth-of-type(2) a', focusVisible: 'li:nth-of-type(4) a' },
  },
};

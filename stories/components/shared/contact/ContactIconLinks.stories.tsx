import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ContactIconLinks } from '@/components/shared/contact/ContactIconLinks';

import { links } from '../../../fixtures/catalog';
import { forcedColors, oneSize } from '../../../fixtures/photographs';
import { pointerAndFocus } from '../../../fixtures/pointerAndFocus';
import { onInk } from '../../../fixtures/surfaces';

/** - **Do** keep them for what floats; inside the page a button with words is plainer. */
const meta = {
  component: ContactIconLinks,
  parameters: { chromatic: oneSize, layout: 'centered' },
  args: links,
} satisfies Meta<typeof ContactIconLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const chat = canvas.getByRole('link', { name: /WhatsApp/ });
    await expect(chat).toHaveAttribute('href', links.chatHref);
    const call = canvas.getByRole('link', { name: 'Ara' });
    await expect(call).toHaveAttribute('href', links.callHref);
  },
};

export const OnInk: Story = { decorators: [onInk] };

export const PointerAndFocus: Story = { ...pointerAndFocus };

export const HighContrast: Story = { parameters: { chromatic: { ...forcedColors, ...oneSize } } };

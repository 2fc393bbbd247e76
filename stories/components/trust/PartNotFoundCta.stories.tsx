import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PartNotFoundCta } from '@/components/trust/PartNotFoundCta';
import { partNotFoundChat } from '@/content/chatLinks';
import { partNotFound } from '@/content/trust';

import { contact, links } from '../../fixtures/catalog';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { forcedColors, oneSize } from '../../fixtures/photographs';

const meta = {
  component: PartNotFoundCta,
  parameters: { layout: 'fullscreen' },
  args: { ...links, chatHref: partNotFoundChat(contact.phone) },
} satisfies Meta<typeof PartNotFoundCta>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: partNotFound.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      args.chatHref,
    );
    await expect(canvas.getByRole('link', { name: /Ara/ })).toHaveAttribute('href', args.callHref);
  },
};

export const PointerAndFocus: Story = {
  parameters: {
    chromatic: oneSize,
    pseudo: { hover: 'a:nth-of-type(1)', focusVisible: 'a:nth-of-type(2)' },
  },
};

export const LargeText: Story = { ...largeTextOnPhone };

export const HighContrast: Story = { parameters: { chromatic: { ...forcedColors, ...oneSize } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { FloatingContact } from '@/components/footer/FloatingContact';

import { links } from '../../fixtures/catalog';
import { ownFrame } from '../../fixtures/docs';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { noPhotograph } from '../../fixtures/photographs';

const meta = {
  component: FloatingContact,
  parameters: { layout: 'fullscreen', docs: ownFrame },
  args: links,
} satisfies Meta<typeof FloatingContact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      links.chatHref,
    );
    await expect(canvas.getByRole('link', { name: 'Ara' })).toHaveAttribute('href', links.callHref);
  },
};

/** The hero's buttons are in the window, and say the same. */
export const Away: Story = {
  args: { cornerRef: (corner) => void corner?.toggleAttribute('data-away', true) },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument());
  },
};

export const PointerAndFocus: Story = {
  parameters: { pseudo: { hover: 'a:nth-of-type(1)', focusVisible: 'a:nth-of-type(2)' } },
};

export const LargeText: Story = { ...largeTextOnPhone };

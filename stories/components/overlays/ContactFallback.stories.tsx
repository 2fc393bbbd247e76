import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ContactFallback } from '@/components/overlays/ContactFallback';

import { contact, links } from '../../fixtures/catalog';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { noPhotograph } from '../../fixtures/photographs';

const meta = {
  component: ContactFallback,
  args: { ...links, phone: contact.phone, onOpenAdmin: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactFallback>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    text: 'Sayfa şu anda gösterilemiyor. Bizi arayabilir ya da WhatsApp’tan yazabilirsiniz.',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: `Ara: ${contact.phone}` })).toHaveAttribute(
      'href',
      args.callHref,
    );
    await expect(canvas.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      args.chatHref,
    );
  },
};

export const InsteadOfHeader: Story = { parameters: { chromatic: noPhotograph } };

export const LargeText: Story = { args: { ...Default.args }, ...largeTextOnPhone };

export const OpensThePanel: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Site Yönetimi' }));
    await expect(args.onOpenAdmin).toHaveBeenCalledOnce();
  },
};

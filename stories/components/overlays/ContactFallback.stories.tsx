import { expect, fn } from 'storybook/test';

import { ContactFallback } from '@/components/overlays/ContactFallback';

import preview from '../../../.storybook/preview';
import { contact, links } from '../../fixtures/catalog';
import { largeTextOnPhone } from '../../fixtures/largeText';

const meta = preview.meta({
  component: ContactFallback,
  args: { ...links, phone: contact.phone, onOpenAdmin: fn() },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
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
});

export const LargeText = Default.extend(largeTextOnPhone);

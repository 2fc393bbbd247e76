import { expect, within } from 'storybook/test';

import { Footer } from '@/components/footer/Footer';
import { productDetailChat } from '@/content/chatLinks';
import { legalLinks } from '@/content/navigation';

import preview from '../../../.storybook/preview';
import { contact, links, makeProduct } from '../../fixtures/catalog';
import { ownFrame } from '../../fixtures/docs';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { forcedColors, noPhotograph, oneSize } from '../../fixtures/photographs';

const meta = preview.meta({
  component: Footer,
  parameters: { layout: 'fullscreen', docs: ownFrame },
  args: { contact, ...links, floatingChatHref: links.chatHref },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByRole('navigation', { name: 'Hızlı Bağlantılar' })).toBeVisible();
    await expect(footer.getByRole('navigation', { name: 'Kategoriler' })).toBeVisible();
    for (const name of legalLinks) footer.getByRole('link', { name });
  },
});

/** While a part is open, the floating chat asks about that part. */
export const PartOpen = meta.story({
  args: { floatingChatHref: productDetailChat(contact.phone, makeProduct()) },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas }) => {
    const chats = canvas.getAllByRole('link', { name: /WhatsApp/ });
    await expect(chats.map((chat) => chat.getAttribute('href'))).toEqual([
      links.chatHref,
      args.floatingChatHref,
    ]);
  },
});

export const LargeText = meta.story({ ...largeTextOnPhone });

export const HighContrast = meta.story({
  parameters: { chromatic: { ...forcedColors, ...oneSize } },
});

import { expect } from 'storybook/test';

import { PartNotFoundCta } from '@/components/trust/PartNotFoundCta';
import { partNotFoundChat } from '@/content/chatLinks';
import { partNotFound } from '@/content/trust';

import preview from '../../../.storybook/preview';
import { contact, links } from '../../fixtures/catalog';
import { largeTextOnPhone } from '../../fixtures/largeText';

const meta = preview.meta({
  component: PartNotFoundCta,
  parameters: { layout: 'fullscreen' },
  args: { ...links, chatHref: partNotFoundChat(contact.phone) },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: partNotFound.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      args.chatHref,
    );
    await expect(canvas.getByRole('link', { name: /Ara/ })).toHaveAttribute('href', args.callHref);
  },
});

export const LargeText = meta.story({ ...largeTextOnPhone });

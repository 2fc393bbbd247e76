import { expect, fn, screen } from 'storybook/test';

import { WelcomeModal } from '@/components/overlays/WelcomeModal';
import { welcome } from '@/content/welcome';

import preview from '../../../.storybook/preview';
import { contact, links } from '../../fixtures/catalog';
import { ownFrame } from '../../fixtures/docs';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { highContrast, landscapeOnly, noPhotograph } from '../../fixtures/photographs';
import { has } from '../../fixtures/play/expectations';
import { keepLinksHere } from '../../fixtures/play/keepLinksHere';
import { landscape } from '../../fixtures/viewports';

/** The greeting of a first visit: what the shop is, its chat and its telephone. */
const meta = preview.meta({
  component: WelcomeModal,
  parameters: { layout: 'fullscreen', docs: ownFrame },
  beforeEach: keepLinksHere,
  args: { isOpen: true, phone: contact.phone, ...links, onClose: fn() },
});

export const Open = meta.story({ name: 'Karşılama · open', play: has('dialog', welcome.title) });

/** Its button, the Escape key, the chat and the call close it. */
export const Closed = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Kapat' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('link', { name: 'WhatsApp' }));
    await expect(args.onClose).toHaveBeenCalledTimes(3);
    await userEvent.click(screen.getByRole('link', { name: 'Ara' }));
    await expect(args.onClose).toHaveBeenCalledTimes(4);
  },
});

export const LargeText = meta.story({ ...largeTextOnPhone });

/** The modal fits without scrolling. */
export const OnPhoneOnItsSide = meta.story({
  globals: landscape,
  parameters: { chromatic: landscapeOnly },
});

export const HighContrast = meta.story({ ...highContrast });

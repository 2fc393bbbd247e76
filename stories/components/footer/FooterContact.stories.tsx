import { expect } from 'storybook/test';

import { FooterContact, type FooterContactProps } from '@/components/footer/FooterContact';
import { OpenNow } from '@/components/footer/OpenNow';
import type { ContactInfo } from '@/domain/contactInfo';

import preview from '../../../.storybook/preview';
import { contact, links, longName } from '../../fixtures/catalog';
import { contactControls, withContact } from '../../fixtures/flatArgs/contact';
import { longWord, longWordFits } from '../../fixtures/longWord';
import { opened } from '../../fixtures/openControls';
import { oneSize } from '../../fixtures/photographs';
import { onInk } from '../../fixtures/surfaces';

type Args = FooterContactProps & ContactInfo;

/** Address, telephone, e-mail, chat and opening hours. */
const meta = preview.type<{ args: Args }>().meta({
  component: FooterContact,
  decorators: [onInk],
  argTypes: contactControls,
  args: { ...contact, contact, ...links },
  render: (args) => <FooterContact {...withContact(args)} />,
});

export const Default = meta.story({
  name: 'Adres, çalışma saatleri',
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: `Ara: ${contact.phone}` });
    await expect(call).toHaveAttribute('href', links.callHref);
    const chat = canvas.getByRole('link', { name: /WhatsApp/ });
    await expect(chat).toHaveAttribute('href', links.chatHref);
    const mail = canvas.getByRole('link', { name: contact.email });
    await expect(mail).toHaveAttribute('href', `mailto:${contact.email}`);
  },
});

export const LongDetails = meta.story({
  args: {
    phone: '+90 (532) 000 00 00',
    email: 'yedek.parca.satis.ve.destek.hatti@ornekoto-yedek-parca-ticaret.example',
    address: longName,
    workingHours: longName,
  },
});

/** The address leads to the map, and the hours say whether the shop is open (D22). */
export const OpenControls = meta.story({
  decorators: [opened({ openNow: <OpenNow isOpen /> })],
  parameters: { chromatic: oneSize },
  play: async ({ canvas }) => {
    const map = canvas.getByRole('link', { name: /^Haritada göster: Örnek Sanayi Sitesi/ });
    await expect(map).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(map).toHaveAttribute('target', '_blank');
  },
});

export const PointerAndFocus = meta.story({
  parameters: {
    chromatic: oneSize,
    pseudo: { hover: 'a[href^="tel:"]', focusVisible: 'a[href^="mailto:"]' },
  },
});

export const LongWord = meta.story({
  ...longWordFits,
  tags: ['test-only'],
  args: { email: `${longWord}@example.com`, address: longWord, workingHours: longWord },
});

import { fn } from 'storybook/test';

import { ContactFallback } from '@/components/overlays/ContactFallback';

import preview from '../../../.storybook/preview';
import { contact, links } from '../../fixtures/catalog';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { leadToChatAndCall } from '../../fixtures/play/contactLinks';

const meta = preview.meta({
  component: ContactFallback,
  args: { ...links, phone: contact.phone, onOpenAdmin: fn() },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  args: {
    text: 'Sayfa şu anda gösterilemiyor. Bizi arayabilir ya da WhatsApp’tan yazabilirsiniz.',
  },
  play: leadToChatAndCall,
});

export const LargeText = Default.extend(largeTextOnPhone);

import { FloatingContact } from '@/components/footer/FloatingContact';

import preview from '../../../.storybook/preview';
import { links } from '../../fixtures/catalog';
import { ownFrame } from '../../fixtures/docs';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { leadToChatAndCall } from '../../fixtures/play/contactLinks';

/** Chat and call, always within reach: a bar on phones, two signs in wide windows. */
const meta = preview.meta({
  component: FloatingContact,
  parameters: { layout: 'fullscreen', docs: ownFrame },
  args: links,
});

export const Default = meta.story({ name: 'WhatsApp ve Ara', play: leadToChatAndCall });

export const LargeText = meta.story({ ...largeTextOnPhone });

import { PartNotFoundCta } from '@/components/trust/PartNotFoundCta';
import { partNotFoundChat } from '@/content/chatLinks';

import preview from '../../../.storybook/preview';
import { contact, links } from '../../fixtures/catalog';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { leadToChatAndCall } from '../../fixtures/play/contactLinks';

const meta = preview.meta({
  component: PartNotFoundCta,
  parameters: { layout: 'fullscreen' },
  args: { ...links, chatHref: partNotFoundChat(contact.phone) },
});

export const Default = meta.story({ play: leadToChatAndCall });

export const LargeText = meta.story({ ...largeTextOnPhone });

import { PartNotFoundCta } from '@/components/trust/PartNotFoundCta';

import preview from '../../../.storybook/preview';
import { links, partNotFoundChat } from '../../fixtures/catalog';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { leadToChatAndCall } from '../../fixtures/play/contactLinks';

/** Chat and call for whoever did not find the part. */
const meta = preview.meta({
  component: PartNotFoundCta,
  parameters: { layout: 'fullscreen' },
  args: { ...links, chatHref: partNotFoundChat },
});

export const Default = meta.story({ play: leadToChatAndCall });

export const LargeText = meta.story({ ...largeTextOnPhone });

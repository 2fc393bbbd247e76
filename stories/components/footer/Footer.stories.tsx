import { Footer } from '@/components/footer/Footer';

import preview from '../../../.storybook/preview';
import { contact, links } from '../../fixtures/catalog';
import { ownFrame } from '../../fixtures/docs';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { highContrast } from '../../fixtures/photographs';

const meta = preview.meta({
  component: Footer,
  parameters: { layout: 'fullscreen', docs: ownFrame },
  args: { contact, ...links, floatingChatHref: links.chatHref },
});

export const Default = meta.story();

export const LargeText = meta.story({ ...largeTextOnPhone });

export const HighContrast = meta.story({ ...highContrast });

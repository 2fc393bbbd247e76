import { Footer } from '@/components/footer/Footer';

import preview from '../../../.storybook/preview';
import { contact, links } from '../../fixtures/catalog';
import { ownFrame } from '../../fixtures/docs';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { opened, presses } from '../../fixtures/openControls';
import { highContrast, noPhotograph } from '../../fixtures/photographs';

/** The end of every page: a call to write, about the shop, its menus, and how to reach it. */
const meta = preview.meta({
  component: Footer,
  parameters: { layout: 'fullscreen', docs: ownFrame },
  args: { contact, ...links, floatingChatHref: links.chatHref },
});

export const Default = meta.story({ name: 'Alt bölüm' });

/** The menus work (D22). */
export const Open = meta.story({
  decorators: [opened()],
  parameters: { chromatic: noPhotograph },
  play: presses('link', 'Şanzıman'),
});

export const LargeText = meta.story({ ...largeTextOnPhone });

export const HighContrast = meta.story({ ...highContrast });

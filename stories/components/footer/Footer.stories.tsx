import { expect, within } from 'storybook/test';

import { Footer } from '@/components/footer/Footer';
import { legalLinks } from '@/content/navigation';

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

export const Default = meta.story({
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByRole('navigation', { name: 'Hızlı Bağlantılar' })).toBeVisible();
    await expect(footer.getByRole('navigation', { name: 'Kategoriler' })).toBeVisible();
    for (const name of legalLinks) footer.getByRole('link', { name });
  },
});

export const LargeText = meta.story({ ...largeTextOnPhone });

export const HighContrast = meta.story({ ...highContrast });

import { expect } from 'storybook/test';

import { FloatingContact } from '@/components/footer/FloatingContact';

import preview from '../../../.storybook/preview';
import { links } from '../../fixtures/catalog';
import { ownFrame } from '../../fixtures/docs';
import { largeTextOnPhone } from '../../fixtures/largeText';

const meta = preview.meta({
  component: FloatingContact,
  parameters: { layout: 'fullscreen', docs: ownFrame },
  args: links,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      links.chatHref,
    );
    await expect(canvas.getByRole('link', { name: 'Ara' })).toHaveAttribute('href', links.callHref);
  },
});

export const LargeText = meta.story({ ...largeTextOnPhone });

import { expect, waitFor } from 'storybook/test';

import { FloatingContact } from '@/components/footer/FloatingContact';

import preview from '../../../.storybook/preview';
import { links } from '../../fixtures/catalog';
import { ownFrame } from '../../fixtures/docs';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { noPhotograph } from '../../fixtures/photographs';

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

/** The hero's buttons are in the window, and say the same. */
export const Away = meta.story({
  args: { cornerRef: (corner) => void corner?.toggleAttribute('data-away', true) },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument());
  },
});

export const PointerAndFocus = meta.story({
  parameters: { pseudo: { hover: 'a:nth-of-type(1)', focusVisible: 'a:nth-of-type(2)' } },
});

export const LargeText = meta.story({ ...largeTextOnPhone });

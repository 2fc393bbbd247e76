import { expect } from 'storybook/test';

import { partNotFoundChat } from '@/content/chatLinks';
import { ContactSection } from '@/views/storefront/ContactSection';

import preview from '../../../.storybook/preview';
import { contact } from '../../fixtures/catalog';
import { noPhotograph } from '../../fixtures/photographs';
import { loaded } from '../../fixtures/repositories/seeds';

const meta = preview.meta({
  component: ContactSection,
  parameters: {
    layout: 'fullscreen',
    chromatic: noPhotograph,
    atoms: [loaded()],
  },
});

/** The message asks for what the shop needs to find the part. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      partNotFoundChat(contact.phone),
    );
  },
});

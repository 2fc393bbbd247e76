import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { partNotFoundChat } from '@/content/chatLinks';
import { ContactSection } from '@/views/storefront/ContactSection';

import { contact } from '../../fixtures/catalog';
import { noPhotograph } from '../../fixtures/photographs';
import { loaded } from '../../fixtures/repositories/seeds';

const meta = {
  component: ContactSection,
  parameters: {
    layout: 'fullscreen',
    chromatic: noPhotograph,
    atoms: [loaded()],
  },
} satisfies Meta<typeof ContactSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The message asks for what the shop needs to find the part. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      partNotFoundChat(contact.phone),
    );
  },
};

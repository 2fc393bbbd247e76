import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { TopBar } from '@/components/header/TopBar';
import { freeShippingNote } from '@/content/trust';

import { contact, links } from '../../fixtures/catalog';
import { oneSize } from '../../fixtures/photographs';

const meta = {
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: { phone: contact.phone, ...links },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: `Ara: ${contact.phone}` });
    await expect(call).toHaveAttribute('href', links.callHref);
    const chat = canvas.getByRole('link', { name: /WhatsApp/ });
    await expect(chat).toHaveAttribute('href', links.chatHref);
    await expect(canvas.getByText(freeShippingNote)).toBeInTheDocument();
  },
};

export const ServiceNumber: Story = { args: { phone: '444 1 234', callHref: 'tel:4441234' } };

export const PointerAndFocus: Story = {
  parameters: {
    chromatic: oneSize,
    pseudo: { hover: 'a:nth-of-type(1)', focusVisible: 'a:nth-of-type(2)' },
  },
};

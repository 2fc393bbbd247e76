import { expect } from 'storybook/test';

import { TopBar } from '@/components/header/TopBar';
import { freeShippingNote } from '@/content/trust';

import preview from '../../../.storybook/preview';
import { contact, links } from '../../fixtures/catalog';
import { oneSize } from '../../fixtures/photographs';

const meta = preview.meta({
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: { phone: contact.phone, ...links },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: `Ara: ${contact.phone}` });
    await expect(call).toHaveAttribute('href', links.callHref);
    const chat = canvas.getByRole('link', { name: /WhatsApp/ });
    await expect(chat).toHaveAttribute('href', links.chatHref);
    await expect(canvas.getByText(freeShippingNote)).toBeInTheDocument();
  },
});

export const ServiceNumber = meta.story({ args: { phone: '444 1 234', callHref: 'tel:4441234' } });

export const PointerAndFocus = meta.story({
  parameters: {
    chromatic: oneSize,
    pseudo: { hover: 'a:nth-of-type(1)', focusVisible: 'a:nth-of-type(2)' },
  },
});

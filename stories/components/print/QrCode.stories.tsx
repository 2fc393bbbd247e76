import { expect } from 'storybook/test';

import { QrCode } from '@/components/print/QrCode';
import { productChat } from '@/content/chatLinks';

import preview from '../../../.storybook/preview';
import { contact, makeProduct } from '../../fixtures/catalog';
import { oneSize } from '../../fixtures/photographs';

const meta = preview.meta({
  component: QrCode,
  args: {
    text: productChat(contact.phone, makeProduct()),
    label: 'WhatsApp için QR kodu',
    size: '42mm',
  },
});

export const Default = meta.story({
  name: 'QR kodu',
  parameters: { chromatic: oneSize },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
  },
});

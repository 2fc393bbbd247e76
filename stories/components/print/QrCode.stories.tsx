import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { QrCode } from '@/components/print/QrCode';
import { productChat } from '@/content/chatLinks';

import { contact, makeProduct } from '../../fixtures/catalog';
import { oneSize } from '../../fixtures/photographs';

const meta = {
  component: QrCode,
  args: {
    text: productChat(contact.phone, makeProduct()),
    label: 'WhatsApp için QR kodu',
    size: '42mm',
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: oneSize },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
  },
};

import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ProductActions } from '@/components/products/ProductActions';
import { sharedText } from '@/content/sharedText';

import { contact, longName, makeProduct } from '../../fixtures/catalog';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { forcedColors, noPhotograph, oneSize, phoneOnly } from '../../fixtures/photographs';

const text = sharedText(makeProduct({ name: longName }), contact.phone, 'https://dukkan.example/');

const meta = {
  component: ProductActions,
  args: { notice: undefined, onShare: fn(), onPrint: fn(), onCloseNotice: fn() },
  // The place that the detail gives it, with room for the notice.
  render: (args) => (
    <Box sx={{ minHeight: '20rem' }}>
      <Box sx={{ position: 'relative', display: 'flex', mx: '-1.125rem' }}>
        <ProductActions {...args} />
      </Box>
    </Box>
  ),
} satisfies Meta<typeof ProductActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Paylaş' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Yazdır' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** Where the browser has no menu for sharing. */
export const Copied: Story = {
  args: { notice: 'copied' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Kopyalandı/);
  },
};

/** The browser refuses the clipboard, too: pages without https, older browsers inside of apps. */
export const Refused: Story = {
  args: { notice: { text } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(longName);
    await userEvent.click(canvas.getByRole('button', { name: 'Kapat' }));
    await expect(args.onCloseNotice).toHaveBeenCalledOnce();
  },
};

export const LargeText: Story = {
  ...largeTextOnPhone,
  args: { notice: { text } },
  parameters: { ...largeTextOnPhone.parameters, chromatic: phoneOnly },
};

export const HighContrast: Story = {
  args: { notice: 'copied' },
  parameters: { chromatic: { ...forcedColors, ...oneSize } },
};

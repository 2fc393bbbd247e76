import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';

import { ProductActions } from '@/components/products/ProductActions';
import { sharedText } from '@/content/sharedText';

import preview from '../../../.storybook/preview';
import { contact, longName, makeProduct } from '../../fixtures/catalog';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { highContrast, noPhotograph } from '../../fixtures/photographs';

const text = sharedText(
  makeProduct({ name: longName }),
  'Yılmaz Oto',
  contact.phone,
  'https://dukkan.example/',
);

/** Share and print, beside the way back to the list. */
const meta = preview.meta({
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
});

export const Default = meta.story({
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Paylaş' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Yazdır' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
});

/** The browser has no menu for sharing. */
export const Copied = meta.story({
  args: { notice: 'copied' },
});

/** The browser refuses the clipboard, too: pages without https, older browsers inside of apps. */
export const Refused = meta.story({
  args: { notice: { text } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(longName);
    await userEvent.click(canvas.getByRole('button', { name: 'Kapat' }));
    await expect(args.onCloseNotice).toHaveBeenCalledOnce();
  },
});

export const LargeText = meta.story({
  ...largeTextOnPhone,
  args: { notice: { text } },
});

export const HighContrast = Copied.extend(highContrast);

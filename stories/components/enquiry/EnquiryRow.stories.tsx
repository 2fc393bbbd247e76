import { expect, fn } from 'storybook/test';

import { EnquiryRow } from '@/components/enquiry/EnquiryRow';
import { enquiryItem } from '@/domain/enquiry/enquiry';

import preview from '../../../.storybook/preview';
import { brokenPicture, longName, makeProduct } from '../../fixtures/catalog';
import { inPage, longWord, longWordFits } from '../../fixtures/longWord';
import { noPhotograph, onPhone } from '../../fixtures/photographs';

const item = enquiryItem(makeProduct());

/** One part of the visitor’s list, with its quantity. */
const meta = preview.meta({
  component: EnquiryRow,
  parameters: { chromatic: noPhotograph },
  decorators: (Story) => (
    <ul style={{ margin: 0, padding: 0 }}>
      <Story />
    </ul>
  ),
  args: { item, change: undefined, onQuantity: fn(), onRemove: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2850 TL')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Artır: ${item.name}` }));
    await expect(args.onQuantity).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: `Kaldır: ${item.name}` }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const LongNameOnPhone = meta.story({
  ...onPhone,
  args: { item: { ...item, name: longName, image: brokenPicture, price: 0 } },
});

export const LongWord = meta.story({
  ...longWordFits,
  ...inPage,
  tags: ['test-only'],
  args: { item: { ...item, name: longWord, brand: longWord } },
});

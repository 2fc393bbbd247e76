import { expect, fn } from 'storybook/test';

import { PartNumbers } from '@/components/products/PartNumbers';

import preview from '../../../.storybook/preview';
import { noPhotograph, onPhone, oneSize } from '../../fixtures/photographs';

/** The numbers of a part (D34), with a button that copies them. */
const meta = preview.meta({
  component: PartNumbers,
  args: { text: '0986424797', notice: '', onCopy: fn() },
});

export const Default = meta.story({
  name: 'Parça no',
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Parça numarasını kopyala' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
});

export const Copied = meta.story({
  args: { notice: 'Kopyalandı.' },
  parameters: { chromatic: oneSize },
});

export const Many = meta.story({
  ...onPhone,
  args: {
    text: '0 986 424 797, 1K0 698 151 AB, 5K0698151, CM5G-12A366-CBA, W 712/95',
    notice: 'Tarayıcınız kopyalamadı. Numarayı seçip kopyalayın.',
  },
});

import { fn } from 'storybook/test';

import { PictureAddressField } from '@/panel/components/form/picture/PictureAddressField';

import preview from '../../../../../.storybook/preview';
import { product } from '../../../../fixtures/catalog';
import { noPhotograph, oneSize } from '../../../../fixtures/photographs';
import { expectInvalid } from '../../../../fixtures/play/expectations';

const meta = preview.meta({
  component: PictureAddressField,
  args: { label: 'Görsel URL', value: product.image, hint: 'İsteğe bağlı.', onChange: fn() },
  parameters: { chromatic: noPhotograph },
});

export const Default = meta.story();

/** A photograph of the owner has a long address, which he need not read. */
export const OwnPhotograph = meta.story({
  args: {
    value: `https://abcdefghijklmnopqrst.supabase.co/storage/v1/object/public/pictures/${'0a'.repeat(32)}.webp`,
  },
  parameters: { chromatic: { ...oneSize, disableSnapshot: false } },
});

export const NoAddress = meta.story({
  args: { value: 'javascript:alert(1)' },
  play: () => expectInvalid('Görsel URL'),
});

import { expect, fn, waitFor } from 'storybook/test';

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
  play: async ({ canvas }) => {
    await expectInvalid('Görsel URL');
    await expect(canvas.getByLabelText('Görsel URL')).toHaveAccessibleDescription(
      'Adres https:// ile başlamalı.',
    );
  },
});

/** It may be saved all the same. */
export const NoPicture = meta.story({
  args: { value: 'images/yok.webp' },
  parameters: { chromatic: { ...oneSize, disableSnapshot: false } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Görsel URL');
    const text = 'Bu adreste resim açılamadı. Mağazada çizim görünür.';
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    await expect(field).toBeValid();
  },
});

export const PageOfOtherSite = meta.story({
  args: { value: 'https://www.dropbox.com/s/ab12/balata.jpg?dl=0' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Görsel URL')).toHaveAccessibleDescription(
      'Bu bir sayfanın adresi. Resmi indirip “Fotoğraf seç” ile ekleyin.',
    );
  },
});

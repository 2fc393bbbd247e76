import { drawingOf } from '@/content/pictures';
import { PicturePreview } from '@/panel/components/form/picture/PicturePreview';

import preview from '../../../../../.storybook/preview';
import { brokenPicture, product } from '../../../../fixtures/catalog';
import { onPhone, oneSize } from '../../../../fixtures/photographs';
import { says, shows } from '../../../../fixtures/play/expectations';

/** The picture of a form, or why there is none. */
const meta = preview.meta({
  component: PicturePreview,
  args: { address: product.image },
  parameters: { chromatic: oneSize },
});

export const Empty = meta.story({
  args: { address: '' },
  play: says('status', 'Görsel seçilmedi.'),
});

export const Default = meta.story({
  args: { address: ' ', defaultAddress: drawingOf(product.category) },
  play: shows(/bu hazır görsel görünecek/),
});

export const Broken = meta.story({
  args: { address: brokenPicture },
  play: shows(/Görsel yüklenemedi/),
});

/** What visitors see instead of a slide's picture. */
export const BrokenSlide = meta.story({
  ...onPhone,
  args: { address: brokenPicture, kind: 'slide' },
  play: shows(/Mağazada şimdilik bu zemin görünür/),
});

/** A shared link opens a page, whatever the shop does. */
export const PageLink = meta.story({
  ...onPhone,
  args: { address: 'https://drive.google.com/file/d/1a2b3c/view?usp=sharing' },
  play: says('status', /Google Drive bağlantısı .* Fotoğraf seç ile ekleyin/),
});

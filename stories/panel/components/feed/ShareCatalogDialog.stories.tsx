import { expect, fn, screen } from 'storybook/test';

import { ShareCatalogDialog } from '@/panel/components/feed/ShareCatalogDialog';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';
import { says } from '../../../fixtures/play/expectations';

const FEED =
  'https://abcdefghijklmnop.supabase.co/rest/v1/rpc/product_feed?site=https%3A%2F%2Fwww.yilmazoto.com%2F&apikey=sb_publishable_abcdefghijklmnopqrstuv';

/** The address or the file by which Meta and marketplaces read the catalogue. */
const meta = preview.meta({
  component: ShareCatalogDialog,
  args: {
    feed: FEED,
    counts: { none: 284, price: 12, picture: 3, format: 41 },
    hasOpenControls: true,
    isCopied: false,
    onCopy: fn(),
    onDownload: fn(),
    onShow: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Fiyatı olmayan 12 parça' }));
    await expect(args.onShow).toHaveBeenCalledWith('price');
    await userEvent.click(screen.getByRole('button', { name: 'Adresi kopyala' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
});

export const Asking = meta.story({
  args: { feed: undefined },
  parameters: { chromatic: noPhotograph },
  play: says('status', 'Katalog adresi deneniyor…'),
});

/** On bare tables, without a database, and with closed controls. */
export const OnlyTheFile = meta.story({
  args: {
    feed: null,
    counts: { none: 4, price: 0, picture: 0, format: 0 },
    hasOpenControls: false,
  },
  play: says('status', /kataloğu bir adresten okunamıyor/),
});

import { expect, fn, screen } from 'storybook/test';

import { ShareCatalogDialog } from '@/panel/components/feed/ShareCatalogDialog';

import preview from '../../../../.storybook/preview';
import { noPhotograph, onPhone } from '../../../fixtures/photographs';
import { says } from '../../../fixtures/play/expectations';

const FEED =
  'https://abcdefghijklmnop.supabase.co/rest/v1/rpc/product_feed?site=https%3A%2F%2Fwww.yilmazoto.com%2F&apikey=sb_publishable_abcdefghijklmnopqrstuv';

/** The address at which Meta and marketplaces read the catalogue. */
const meta = preview.meta({
  component: ShareCatalogDialog,
  args: {
    feed: FEED,
    counts: { none: 284, price: 12, picture: 3, format: 41 },
    unsent: 0,
    hasOpenControls: true,
    isCopied: false,
    onCopy: fn(),
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

/** What is not in the file yet is said beside its link. */
export const Unsent = meta.story({
  args: { unsent: 2, hasOpenControls: false },
  ...onPhone,
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Dosyayı indir' });
    await expect(link).toHaveAttribute('href', FEED);
    await expect(link).toHaveAccessibleDescription('Henüz gönderilmeyen 2 değişiklik dosyada yok.');
  },
});

/** The dialog on bare tables, and without a database. */
export const NoAddress = meta.story({
  args: { feed: null },
  ...onPhone,
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent(/bir adresten okunamıyor/);
    await expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
});

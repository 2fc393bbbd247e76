import { expect, screen, waitFor, within } from 'storybook/test';

import { PanelView } from '@/panel/views/PanelView';
import { ShopView } from '@/panel/views/shop/ShopView';

import preview from '../../../../.storybook/preview';
import { catalog } from '../../../fixtures/catalog';
import { noPhotograph } from '../../../fixtures/photographs';
import { loggedInAtoms } from '../../../fixtures/repositories/ownerSeeds';

const readiness = { samples: catalog, putAside: { all: () => [], add: () => undefined } };

/** The screen of the shop's facts (D49), in the panel. */
const meta = preview.meta({
  component: ShopView,
  render: () => <PanelView />,
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph, atoms: loggedInAtoms(catalog, { readiness }) },
});

/** The card's first step leads to the name; the first save ends the card. */
export const FirstSave = meta.story({
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('region', { name: 'Mağazanızı kurun' });
    await userEvent.click(within(card).getByRole('button', { name: 'Adı yaz' }));
    const name = await canvas.findByLabelText('Mağaza adı');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('');
    await userEvent.type(name, 'Yılmaz Oto');
    await userEvent.click(canvas.getByRole('button', { name: 'Güncelle' }));
    await expect(await canvas.findByText(/^Mağaza bilgileri değişti: Mağaza adı/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ana sayfanın sözleri' }));
    await expect(canvas.getByRole('checkbox', { name: 'Yıldızlar görünsün' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Geri' }));
    await expect(canvas.getByRole('tab', { name: /^Ürünler/ })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Mağazanızı kurun' })).toBeNull();
  },
});

/** What was typed comes back with the screen. */
export const Draft = meta.story({
  play: async ({ canvas, userEvent }) => {
    async function open() {
      await userEvent.click(await canvas.findByRole('button', { name: 'Diğer' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Mağaza' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Ana sayfanın sözleri' }));
      return canvas.findByLabelText('Ana başlık');
    }
    const field = await open();
    await userEvent.clear(field);
    await userEvent.type(field, 'Ostim’in parçacısı');
    await userEvent.click(canvas.getByRole('button', { name: 'Geri' }));
    await expect(await open()).toHaveValue('Ostim’in parçacısı');
    await userEvent.click(canvas.getByRole('button', { name: 'Yazdıklarımı sil' }));
    await expect(canvas.getByLabelText('Ana başlık')).toHaveValue('Her araca yedek parça');
  },
});

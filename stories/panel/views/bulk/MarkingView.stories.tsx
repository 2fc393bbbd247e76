import { expect, screen } from 'storybook/test';

import type { Product } from '@/domain/product';
import { PictureProvider } from '@/panel/views/photographs/PhotoChoice';
import { ProductsTab } from '@/panel/views/tabs/ProductsTab';

import preview from '../../../../.storybook/preview';
import { catalog, product } from '../../../fixtures/catalog';
import { noPhotograph, onPhone, phoneOnly } from '../../../fixtures/photographs';
import { loggedInAtoms } from '../../../fixtures/repositories/ownerSeeds';
import { phone } from '../../../fixtures/viewports';

/** The list of products while some of them are marked. */
const meta = preview.meta({
  component: ProductsTab,
  render: () => (
    <PictureProvider>
      <ProductsTab />
    </PictureProvider>
  ),
  parameters: { layout: 'fullscreen', atoms: loggedInAtoms() },
});

// Very small photographs look a little different from run to run; drawings do not.
const drawn = (item: Product): Product => ({ ...item, image: '' });
const drawnAtoms = loggedInAtoms({ ...catalog, products: catalog.products.map(drawn) });

export const Marking = meta.story({
  globals: phone,
  parameters: { chromatic: phoneOnly, atoms: drawnAtoms },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Seç' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Seç: ${product.name}` }));
    await expect(canvas.getByText('1 ürün seçildi')).toBeVisible();
  },
});

export const ChangesPrices = meta.story({
  ...onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Seç' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Tümünü seç' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fiyatları değiştir' }));
    await userEvent.type(await screen.findByLabelText('Yüzde (%)'), '20');
    await expect(screen.getByText('4 ürün değişecek.')).toBeVisible();
    await expect(screen.getByText(/üstü çizili fiyat görünmeyecek/)).toBeVisible();
  },
});

const since = new Date(2026, 10, 20).toISOString();

/** The present prices were lower in the last ten days: they are no old price of a discount. */
export const OldPricesTooHigh = meta.story({
  tags: ['test-only'],
  parameters: {
    chromatic: noPhotograph,
    atoms: loggedInAtoms(catalog, {
      history: {
        lowestPrices: async ({ changing }) =>
          changing.slice(1).map((id) => ({ id, earliest: since, price: 10, since })),
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Seç' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Tümünü seç' }));
    await userEvent.click(canvas.getByRole('button', { name: 'İndirim' }));
    await userEvent.type(await screen.findByLabelText('İndirim (%)'), '20');
    await expect(await screen.findByText(/^3 üründe orijinal fiyat/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Bunları göster' }));
    await expect(screen.getAllByText(/^Son 10 günün en düşük fiyatı 10 TL/)).toHaveLength(3);
  },
});

/** Words were left out of the search: nobody asked for these products. */
export const WordsLeftOut = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: 'Ürünlerde ara' }),
      'golf 7 debriaj',
    );
    await canvas.findByText('“golf”, “7” yazan parça yok. “Debriyaj” için sonuçlar:');
    await userEvent.click(canvas.getByRole('button', { name: 'Seç' }));
    const markAll = await canvas.findByRole('checkbox', { name: 'Tümünü seç' });
    await expect(markAll).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Bunlarla devam et' }));
    await expect(markAll).toBeEnabled();
    await userEvent.tab();
    await expect(markAll).toHaveFocus();
  },
});

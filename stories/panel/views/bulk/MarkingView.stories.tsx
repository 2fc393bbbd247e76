import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';

import type { Product } from '@/domain/product';
import { ProductsTab } from '@/panel/views/tabs/ProductsTab';

import preview from '../../../../.storybook/preview';
import { catalog, product } from '../../../fixtures/catalog';
import { onPhone, phoneOnly } from '../../../fixtures/photographs';
import { loggedInAtoms } from '../../../fixtures/repositories/ownerSeeds';
import { phone } from '../../../fixtures/viewports';

const meta = preview.meta({
  component: ProductsTab,
  parameters: { layout: 'fullscreen', atoms: loggedInAtoms() },
});

async function mark({ canvas, userEvent }: StoryContext, name?: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Seç' }));
  await canvas.findByRole('checkbox', { name: 'Tümünü seç' });
  if (name === undefined) return;
  await userEvent.click(canvas.getByRole('checkbox', { name: `Seç: ${name}` }));
}

async function press({ userEvent }: StoryContext, name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

const status = () =>
  within(screen.getByRole('region', { name: 'Seçilen ürünler' })).getByRole('status');

// Very small photographs look a little different from run to run; drawings do not.
const drawn = (item: Product): Product => ({ ...item, image: '' });
const drawnAtoms = loggedInAtoms({ ...catalog, products: catalog.products.map(drawn) });

export const Marking = meta.story({
  globals: phone,
  parameters: { chromatic: phoneOnly, atoms: drawnAtoms },
  play: async (context) => {
    await mark(context, product.name);
    await expect(status()).toHaveTextContent('1 ürün seçildi');
  },
});

export const ChangesPrices = meta.story({
  ...onPhone,
  play: async (context) => {
    await mark(context);
    await context.userEvent.click(context.canvas.getByRole('checkbox', { name: 'Tümünü seç' }));
    await press(context, 'Fiyatları değiştir');
    await context.userEvent.type(await screen.findByLabelText('Yüzde (%)'), '20');
    await expect(screen.getByText('4 ürün değişecek.')).toBeVisible();
    await expect(screen.getByText(/üstü çizili fiyat görünmeyecek/)).toBeVisible();
  },
});

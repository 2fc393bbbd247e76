import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { ProductsTab } from '@/panel/views/tabs/ProductsTab';

import { largeTextOnPhone } from '../../../fixtures/largeText';
import { noPhotograph, phoneOnly } from '../../../fixtures/photographs';
import { phone } from '../../../fixtures/viewports';
import { catalog, loggedInAtoms, manyProducts, product } from '../../components/fixtures';

const meta = {
  component: ProductsTab,
  parameters: { layout: 'fullscreen', atoms: loggedInAtoms() },
} satisfies Meta<typeof ProductsTab>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

async function mark({ canvas, userEvent }: Context, name?: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Seç' }));
  await canvas.findByRole('checkbox', { name: 'Tümünü seç' });
  if (name === undefined) return;
  await userEvent.click(canvas.getByRole('checkbox', { name: `Seç: ${name}` }));
}

async function press({ userEvent }: Context, name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

const status = () =>
  within(screen.getByRole('region', { name: 'Seçilen ürünler' })).getByRole('status');

// Very small photographs look a little different from run to run; drawings do not.
const drawnAtoms = loggedInAtoms({
  ...catalog,
  products: catalog.products.map((each) => ({ ...each, image: '' })),
});

export const Marking: Story = {
  globals: phone,
  parameters: { chromatic: phoneOnly, atoms: drawnAtoms },
  play: async (context) => {
    await mark(context, product.name);
    await expect(status()).toHaveTextContent('1 ürün seçildi');
  },
};

export const LargeText: Story = {
  ...largeTextOnPhone,
  parameters: { ...largeTextOnPhone.parameters, atoms: drawnAtoms },
  play: async (context) => mark(context, product.name),
};

export const Leaves: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async (context) => {
    await mark(context);
    const all = await context.canvas.findByRole('checkbox', { name: 'Tümünü seç' });
    await expect(all).toHaveFocus();
    await context.userEvent.keyboard('{Escape}');
    await expect(context.canvas.getByRole('button', { name: 'Seç' })).toHaveFocus();
    await mark(context, product.name);
    await press(context, 'Vazgeç');
    await mark(context);
    await expect(status()).toHaveTextContent('Değiştireceğiniz ürünleri seçin');
  },
};

/** Marks of products that a search hides still count. */
export const Searches: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async (context) => {
    await mark(context);
    await context.userEvent.click(context.canvas.getByRole('checkbox', { name: 'Tümünü seç' }));
    await expect(status()).toHaveTextContent('4 ürün seçildi');
    const search = context.canvas.getByRole('searchbox', { name: 'Ürünlerde ara' });
    await context.userEvent.type(search, product.name);
    await expect(status()).toHaveTextContent('4 ürün seçildi, 3 tanesi bu listede görünmüyor');
    await context.userEvent.type(search, 'xyz');
    await expect(context.canvas.getByText('Aramanıza uyan ürün yok.')).toBeVisible();
  },
};

export const ChangesPrices: Story = {
  globals: phone,
  parameters: { chromatic: phoneOnly },
  play: async (context) => {
    await mark(context);
    await context.userEvent.click(context.canvas.getByRole('checkbox', { name: 'Tümünü seç' }));
    await press(context, 'Fiyatları değiştir');
    await context.userEvent.type(await screen.findByLabelText('Yüzde (%)'), '20');
    await expect(screen.getByText('4 ürün değişecek.')).toBeVisible();
    await expect(screen.getByText(/üstü çizili fiyat görünmeyecek/)).toBeVisible();
  },
};

export const AppliesAndUndoes: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await mark(context, product.name);
    await press(context, 'Fiyatları değiştir');
    await userEvent.type(await screen.findByLabelText('Yüzde (%)'), '10');
    await press(context, 'Uygula');
    await waitFor(() => expect(status()).toHaveTextContent('1 ürünün fiyatı değişti'));
    await expect(canvas.getByText('3135 TL')).toBeVisible();
    await press(context, 'Geri al');
    await waitFor(() => expect(status()).toHaveTextContent('Geri alındı, ürünler eskisi gibi'));
    await expect(canvas.getByText('2850 TL')).toBeVisible();

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tümünü seç' }));
    await press(context, 'Stok');
    await userEvent.selectOptions(await screen.findByLabelText('Stok'), 'Tükendi');
    await press(context, 'Uygula');
    await waitFor(() => expect(status()).toHaveTextContent(/ürünün stok durumu değişti/));
    await expect(canvas.getAllByText('Tükendi')).toHaveLength(4);

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tümünü seç' }));
    await press(context, 'Kategori');
    await userEvent.selectOptions(await screen.findByLabelText('Kategori'), 'Elektrik');
    await press(context, 'Uygula');
    await waitFor(() => expect(status()).toHaveTextContent(/ürünün kategorisi değişti/));
    await expect(canvas.getAllByText('/ Elektrik', { exact: false })).toHaveLength(4);

    await userEvent.click(canvas.getByRole('checkbox', { name: `Seç: ${product.name}` }));
    await press(context, 'İndirim');
    await userEvent.type(await screen.findByLabelText('İndirim (%)'), '50');
    await press(context, 'Uygula');
    await waitFor(() => expect(status()).toHaveTextContent('1 üründe indirim yapıldı'));
    await expect(canvas.getByText('1700 TL')).toBeVisible();

    await userEvent.click(canvas.getByRole('checkbox', { name: `Seç: ${product.name}` }));
    await press(context, 'İndirim');
    await userEvent.selectOptions(
      await screen.findByLabelText('Seçilen ürünlerde'),
      'İndirimi kaldır',
    );
    await press(context, 'Uygula');
    await waitFor(() => expect(status()).toHaveTextContent('1 üründe indirim kaldırıldı'));
    await press(context, 'Tamam');
    await expect(canvas.getByRole('button', { name: 'Seç' })).toHaveFocus();
  },
};

export const DeletesAll: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async (context) => {
    await mark(context);
    await context.userEvent.click(context.canvas.getByRole('checkbox', { name: 'Tümünü seç' }));
    await press(context, 'Sil');
    await waitFor(() => expect(screen.getByText(/4 ürün silinecek/)).toBeVisible());
    await context.userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Sil' }),
    );
    await waitFor(() => expect(status()).toHaveTextContent('4 ürün silindi'));
    await expect(context.canvas.getByText(/Henüz ürün yok/)).toBeVisible();
    await press(context, 'Geri al');
    await expect(await context.canvas.findAllByRole('listitem')).toHaveLength(4);
  },
};

export const Fails: Story = {
  tags: ['test-only'],
  parameters: {
    chromatic: noPhotograph,
    atoms: loggedInAtoms(catalog, { replaceFailure: 'unreachable' }),
  },
  play: async (context) => {
    await mark(context, product.name);
    await press(context, 'Sil');
    await context.userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sil' }),
    );
    await expect(await screen.findByText(/Sitenin kayıtlarına ulaşılamadı/)).toBeVisible();
    await press(context, 'Vazgeç');
    await expect(context.canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(status()).toHaveTextContent('1 ürün seçildi');
  },
};

export const ManyRows: Story = {
  tags: ['test-only'],
  parameters: {
    chromatic: noPhotograph,
    atoms: loggedInAtoms({ ...catalog, products: manyProducts(50_000) }),
  },
  play: async (context) => {
    await mark(context);
    await context.userEvent.click(context.canvas.getByRole('checkbox', { name: 'Tümünü seç' }));
    await expect(status()).toHaveTextContent('50000 ürün seçildi');
    await expect(context.canvas.getAllByRole('listitem').length).toBeLessThan(60);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { ProductsTab } from '@/panel/views/tabs/ProductsTab';

import { manyProducts } from '../../../fixtures/catalog';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';
import { readsDuring, withCountedStyles } from '../../../fixtures/play/countStyles';
import { catalog, loggedInAtoms, phone, product } from '../../components/fixtures';

const meta = {
  component: ProductsTab,
  parameters: { layout: 'fullscreen', atoms: loggedInAtoms() },
} satisfies Meta<typeof ProductsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4);
  },
};

export const Empty: Story = {
  parameters: { chromatic: oneSize, atoms: loggedInAtoms({ ...catalog, products: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Henüz ürün yok/)).toBeVisible();
  },
};

export const Adds: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeni Ürün' }));
    await userEvent.type(canvas.getByLabelText('Ürün Adı'), 'Ateşleme Bujisi');
    await userEvent.selectOptions(canvas.getByLabelText('Kategori'), 'Elektrik');
    await userEvent.selectOptions(canvas.getByLabelText('Marka'), 'BOSCH');
    await userEvent.type(canvas.getByLabelText('Fiyat (TL)'), '95.5');
    await userEvent.type(canvas.getByLabelText('Açıklama'), 'İridyum uçlu.');
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(canvas.getByRole('button', { name: 'Düzenle: Ateşleme Bujisi' })).toHaveFocus();
    await expect(canvas.getByText('95,50 TL')).toBeVisible();
    await expect(canvas.queryByLabelText('Ürün Adı')).not.toBeInTheDocument();
  },
};

/** In the place of its row, and back to its row. */
export const ChangesPrice: Story = {
  tags: ['test-only'],
  globals: phone,
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Düzenle: ${product.name}` }));
    const price = canvas.getByLabelText('Fiyat (TL)');
    await userEvent.clear(price);
    await userEvent.type(price, '2750{Enter}');
    await expect(canvas.getByText('2750 TL')).toBeVisible();
    await expect(canvas.getByRole('button', { name: `Düzenle: ${product.name}` })).toHaveFocus();
  },
};

/** The focus goes on to the next row, at the end to the one before, at last to the button above. */
export const DeletesAll: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    const [first = '', second = '', third = '', fourth = ''] = catalog.products.map(
      ({ name }) => `Sil: ${name}`,
    );
    await userEvent.click(await canvas.findByRole('button', { name: second }));
    await expect(canvas.getByRole('button', { name: third })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: fourth }));
    await expect(canvas.getByRole('button', { name: third })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: first })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Yeni Ürün' })).toHaveFocus();
  },
};

export const Cancels: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeni Ürün' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Yeni Ürün' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: `Düzenle: ${product.name}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'İptal' }));
    await expect(canvas.getByRole('button', { name: `Düzenle: ${product.name}` })).toHaveFocus();
  },
};

function wouldAsk(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Values are compared: what is typed and taken back again asks nothing. */
export const AsksBeforeLeaving: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeni Ürün' }));
    await expect(wouldAsk()).toBe(false);
    await userEvent.type(canvas.getByLabelText('Ürün Adı'), 'B');
    await expect(wouldAsk()).toBe(true);
    await userEvent.clear(canvas.getByLabelText('Ürün Adı'));
    await expect(wouldAsk()).toBe(false);
  },
};

/** Escape keeps what was typed; the notice offers to drop it. */
export const RestoresTyped: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    const edit = { name: `Düzenle: ${product.name}` };
    await userEvent.click(await canvas.findByRole('button', edit));
    await userEvent.type(canvas.getByLabelText('Ürün Adı'), ' (sol)');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', edit));
    await expect(canvas.getByLabelText('Ürün Adı')).toHaveValue(`${product.name} (sol)`);
    await userEvent.click(canvas.getByRole('button', { name: 'Yazdıklarımı sil' }));
    await expect(canvas.getByRole('heading', edit)).toHaveFocus();
    await expect(canvas.getByLabelText('Ürün Adı')).toHaveValue(product.name);
    await expect(await canvas.findByRole('button', { name: 'Fotoğraf seç' })).toBeVisible();
    await expect(canvas.queryByText(/geri getirildi/)).not.toBeInTheDocument();
  },
};

/** The first field is a Tab key away; the buttons stay under the thumb. */
export const NewForm: Story = {
  parameters: { chromatic: oneSize },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeni Ürün' }));
    await expect(canvas.getByRole('heading', { name: 'Yeni Ürün' })).toHaveFocus();
    await expect(await canvas.findByRole('button', { name: 'Fotoğraf seç' })).toBeVisible();
  },
};

export const EditForm: Story = {
  parameters: { chromatic: oneSize },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Düzenle: ${product.name}` }));
    await expect(canvas.getByLabelText('Ürün Adı')).toHaveValue(product.name);
  },
};

export const Searches: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Ürünlerde ara' }), 'FAR ON');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText('1 / 4 ürün')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Ürünlerde ara' }), 'x');
    await expect(canvas.getByText('Aramanıza uyan ürün yok.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filtreyi kaldır' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** Changes in a row leave an open form alone. */
export const ChangesInRow: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeni Ürün' }));
    const stock = canvas.getByRole('switch', { name: `Stokta: ${product.name}` });
    await userEvent.click(stock);
    await expect(stock).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /^Fiyatı değiştir: Debriyaj/ }));
    await userEvent.keyboard('2990{Enter}');
    await expect(canvas.getByText('2990 TL')).toBeVisible();
    await expect(canvas.getByLabelText('Ürün Adı')).toBeVisible();
  },
};

export const Copies: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    const copy = { name: `Kopyala: ${product.name}` };
    await userEvent.click(await canvas.findByRole('button', copy));
    await userEvent.click(canvas.getByRole('button', { name: 'İptal' }));
    await expect(canvas.getByRole('button', { name: `Düzenle: ${product.name}` })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', copy));
    await expect(canvas.getByRole('heading', { name: 'Yeni Ürün' })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Ürün Adı'), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(canvas.getByRole('button', { name: `Düzenle: ${product.name} 2` })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: `Düzenle: ${product.name}` })).toBeVisible();
  },
};

/** A saved product stays listed: the next row must not move under the finger, nor the saved one disappear. */
export const SavesFiltered: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Ürünlerde ara' }), 'debr');
    await userEvent.click(canvas.getByRole('button', { name: `Düzenle: ${product.name}` }));
    await userEvent.clear(canvas.getByLabelText('Ürün Adı'));
    await userEvent.type(canvas.getByLabelText('Ürün Adı'), 'Sol Stop');
    await userEvent.selectOptions(canvas.getByLabelText('Kategori'), 'Motor');
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(canvas.getByRole('button', { name: 'Düzenle: Sol Stop' })).toHaveFocus();
  },
};

export const ManyRows: Story = {
  parameters: {
    chromatic: noPhotograph,
    atoms: loggedInAtoms({ ...catalog, products: manyProducts(30) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(30);
  },
};

/** One changed product draws less than its row of forty, and nothing above the list. */
export const ChangeDrawsOneRow: Story = {
  tags: ['test-only'],
  parameters: {
    chromatic: noPhotograph,
    atoms: loggedInAtoms({ ...catalog, products: manyProducts(40) }),
  },
  decorators: [withCountedStyles],
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Ürünlerde ara' });
    await userEvent.type(search, 'yok');
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    const all = await readsDuring(async () => {
      await userEvent.clear(search);
      await expect(await canvas.findAllByRole('listitem')).toHaveLength(40);
    });
    const one = await readsDuring(async () => {
      const [stock] = await canvas.findAllByRole('switch');
      stock?.click();
      await expect(await canvas.findByText('Tükendi')).toBeVisible();
    });
    await expect(one).toBeLessThan(all / 60);
  },
};

const rowsIn = (nodes: NodeList) =>
  [...nodes].filter((node) => node instanceof Element && node.querySelector('h2') !== null);

/** Each row of a long list is drawn by itself, so that scrolling and typing never wait for many. */
export const RowsInTurn: Story = {
  tags: ['test-only'],
  parameters: {
    chromatic: noPhotograph,
    atoms: loggedInAtoms({ ...catalog, products: manyProducts(1000) }),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('switch');
    const drawn: number[] = [];
    // Called once for everything that React has put into the page at a time.
    const observer = new MutationObserver((records) => {
      const rows = records.flatMap(({ addedNodes }) => rowsIn(addedNodes));
      if (rows.length > 0) drawn.push(rows.length);
    });
    observer.observe(canvasElement, { childList: true, subtree: true });
    window.scrollTo(0, 20_000);
    await waitFor(() => expect(drawn.length).toBeGreaterThan(5));
    observer.disconnect();
    await expect(Math.max(...drawn)).toBe(1);
  },
};

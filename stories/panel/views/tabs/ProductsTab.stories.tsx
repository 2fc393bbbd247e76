import { expect, screen, waitFor } from 'storybook/test';

import { NoticeView } from '@/panel/views/NoticeView';
import { PictureProvider } from '@/panel/views/photographs/PhotoChoice';
import { ProductsTab } from '@/panel/views/tabs/ProductsTab';

import preview from '../../../../.storybook/preview';
import { catalog, manyProducts, numberedProducts, product } from '../../../fixtures/catalog';
import { noPhotograph } from '../../../fixtures/photographs';
import { readsDuring, withCountedStyles } from '../../../fixtures/play/countStyles';
import { loggedInAtoms } from '../../../fixtures/repositories/ownerSeeds';

/** The tab of products: search, rows and form. */
const meta = preview.meta({
  component: ProductsTab,
  render: () => (
    <PictureProvider>
      <ProductsTab />
      <NoticeView />
    </PictureProvider>
  ),
  parameters: { layout: 'fullscreen', atoms: loggedInAtoms(), chromatic: noPhotograph },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Ürünlerde ara' });
    await userEvent.type(search, 'FAR ON');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByText('1 / 4 ürün')).toBeVisible();
    await userEvent.type(search, 'x');
    await canvas.findByText('“ONx” yazan parça yok. “FAR” için sonuçlar:');
    await userEvent.clear(search);
    await userEvent.type(search, 'x');
    await expect(await canvas.findByText('Aramanıza uyan ürün yok.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filtreyi kaldır' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
  },
});

const { originalPrice: _, ...withoutOriginal } = product;
const since = new Date(2026, 10, 12).toISOString();

/** The database knows the prices of the part. */
export const PastPrices = meta.story({
  tags: ['test-only'],
  parameters: {
    atoms: loggedInAtoms(
      { ...catalog, products: [{ ...withoutOriginal, price: 2450 }] },
      {
        history: {
          prices: async () => [{ price: 2450, since, until: null }],
          lowestPrices: async ({ staying }) =>
            staying.map((id) => ({ id, earliest: since, price: 2650, since })),
        },
      },
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Düzenle: ${product.name}` }));
    const original = await canvas.findByLabelText('Orijinal Fiyat (TL)');
    await userEvent.type(original, '2.600');
    await expect(await canvas.findByText(/^Fiyatlar yalnız 12 Kasım/)).toBeVisible();
    await userEvent.clear(original);
    await userEvent.type(original, '3.000');
    await userEvent.click(await canvas.findByRole('button', { name: 'Eski fiyatı 2650 TL yap' }));
    await expect(original).toHaveValue('2650');
    const history = canvas.getByRole('button', { name: 'Fiyat geçmişi', expanded: false });
    await userEvent.click(history);
    await expect(await canvas.findByRole('table', { name: 'Fiyat geçmişi' })).toBeVisible();
    await userEvent.click(history);
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
});

/** The focus goes on to the row that takes the place of the deleted one, at last to the button above. */
export const DeletesAll = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    async function deleteFirstOf(rows: number): Promise<void> {
      await waitFor(async () => {
        const buttons = canvas.getAllByRole('button', { name: /^Sil: / });
        await expect(buttons).toHaveLength(rows);
        await expect(buttons[0]).toHaveFocus();
      });
      await userEvent.keyboard('{Enter}');
      if (rows > 1) await deleteFirstOf(rows - 1);
    }
    await userEvent.click(await canvas.findByRole('button', { name: `Sil: ${product.name}` }));
    await deleteFirstOf(3);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Yeni Ürün' })).toHaveFocus());
  },
});

/** A deletion by another way than the row's own button. */
export const LeavesTheFocus = meta.story({
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Ürünlerde ara' });
    search.focus();
    canvas.getByRole('button', { name: `Sil: ${product.name}` }).click();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await expect(search).toHaveFocus();
  },
});

/** The restored row is far away: it comes into view, and its button has the focus. */
export const RestoresFarRow = meta.story({
  tags: ['test-only'],
  parameters: { atoms: loggedInAtoms({ ...catalog, products: numberedProducts(1000) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sil: Yedek parça 1000' }));
    // The time to undo stands still under the pointer: a slow machine needs longer to draw the far rows.
    const undo = await canvas.findByRole('button', { name: 'Geri al' });
    await userEvent.hover(undo);
    // Smoothly, the rows between would be drawn one after the other.
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    await canvas.findByRole('button', { name: 'Sil: Yedek parça 1' });
    await userEvent.click(undo);
    const edit = await canvas.findByRole('button', { name: 'Düzenle: Yedek parça 1000' });
    await waitFor(() => expect(edit).toHaveFocus());
    await expect(edit.getBoundingClientRect().top).toBeGreaterThan(0);
  },
});

/** Changes in a row leave an open form alone. */
export const ChangesInRow = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeni Ürün' }));
    const stock = canvas.getByRole('switch', { name: `Stokta: ${product.name}` });
    await userEvent.click(stock);
    await expect(stock).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /^Fiyatı değiştir: Debriyaj/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Fiyat: / })).toHaveFocus());
    await userEvent.keyboard('2990{Enter}');
    await expect(await canvas.findByText('2990')).toBeVisible();
    await expect(canvas.getByLabelText('Ürün Adı')).toBeVisible();
  },
});

/** What was saved can be looked at as visitors see it. */
export const Copies = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    const copy = { name: `Kopyala: ${product.name}` };
    await userEvent.click(await canvas.findByRole('button', copy));
    await userEvent.click(canvas.getByRole('button', { name: 'İptal' }));
    await expect(canvas.getByRole('button', { name: `Düzenle: ${product.name}` })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', copy));
    await expect(canvas.getByRole('heading', { name: 'Yeni Ürün' })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Ürün Adı'), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    const edit = canvas.getByRole('button', { name: `Düzenle: ${product.name} 2` });
    await expect(edit).toHaveFocus();
    const marked = document.querySelector('[data-saved]');
    await expect(marked).toContainElement(edit);
    // Not a running animation: on a busy machine it may be over.
    await expect(marked).toHaveStyle({ animationName: 'row-saved' });
    await expect(canvas.getByRole('button', { name: `Düzenle: ${product.name}` })).toBeVisible();
    await userEvent.hover(canvas.getByText(`Kaydedildi: ${product.name} 2`));
    await userEvent.click(canvas.getByRole('button', { name: 'Göster' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Mağazadaki görünüşü' })).toHaveTextContent(
        `${product.name} 2`,
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Tamam' }));
    await waitFor(() => expect(edit).toHaveFocus());
  },
});

/** One changed product draws its own row, and none of the other 39. */
export const ChangeDrawsOneRow = meta.story({
  tags: ['test-only'],
  parameters: { atoms: loggedInAtoms({ ...catalog, products: manyProducts(40) }) },
  decorators: [withCountedStyles],
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Ürünlerde ara' });
    await userEvent.type(search, 'zincir');
    await waitFor(() => expect(canvas.queryAllByRole('listitem')).toHaveLength(0));
    const all = await readsDuring(async () => {
      await userEvent.clear(search);
      await waitFor(() =>
        expect(canvas.getAllByRole('button', { name: /^Sil: / })).toHaveLength(40),
      );
    });
    const one = await readsDuring(async () => {
      const [stock] = await canvas.findAllByRole('switch');
      stock?.click();
      await expect(await canvas.findByText('Tükendi')).toBeVisible();
    });
    // The row, and the bars above the list.
    await expect(one).toBeLessThan(all / 10);
  },
});

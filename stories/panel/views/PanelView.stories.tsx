import { expect, waitFor } from 'storybook/test';

import { selectAdminTabAtom } from '@/panel/atoms/openForm';
import { PanelView } from '@/panel/views/PanelView';

import preview from '../../../.storybook/preview';
import { catalog, product } from '../../fixtures/catalog';
import { noPhotograph } from '../../fixtures/photographs';
import { has } from '../../fixtures/play/expectations';
import { loggedInAtoms } from '../../fixtures/repositories/ownerSeeds';

/** The panel after the login: its tabs, the open one, and what is said beside it. */
const meta = preview.meta({
  component: PanelView,
  parameters: { layout: 'fullscreen', atoms: loggedInAtoms() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: 'Ürünler (4)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Markalar (10)' }));
    await expect(await canvas.findByRole('button', { name: 'Sil: LEMFORDER' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Slider (3)' }));
    await expect(await canvas.findByRole('button', { name: 'Yeni Slide' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'İletişim' }));
    await expect(await canvas.findByRole('button', { name: 'Güncelle' })).toBeVisible();
  },
});

/** Marked where they belong, and each can be sent again. */
export const Refused = meta.story({
  tags: ['test-only'],
  parameters: {
    chromatic: noPhotograph,
    atoms: loggedInAtoms(catalog, {
      state: {
        refusals: [
          { id: 'a', table: 'products', itemId: product.id, reason: 'pictureTooLarge' },
          { id: 'b', table: 'contact', itemId: undefined, reason: 'values' },
          { id: 'c', table: 'brands', itemId: 1, reason: 'policy' },
        ],
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 değişiklik gönderilemedi')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Yeniden dene: ${product.name}` }));
    await expect(canvas.getByRole('button', { name: `Düzenle: ${product.name}` })).toHaveFocus();
    await expect(canvas.queryByText('Gönderilemedi')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'İletişim' }));
    const retry = { name: 'Yeniden dene: İletişim bilgileri' };
    await userEvent.click(await canvas.findByRole('button', retry));
    await expect(await canvas.findByText('1 değişiklik gönderilemedi')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Yeniden dene' }));
    await expect(await canvas.findByText('Tüm değişiklikler kaydedildi')).toBeVisible();
  },
});

/** Every list is empty: the panel says where to begin. */
export const Empty = meta.story({
  globals: { network: 'empty' },
  play: has('tab', 'Ürünler (0)'),
});

/** Held under the pointer, so that it stands still. */
export const UndoOffered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Sil: ${product.name}` }));
    await userEvent.hover(await canvas.findByText(`“${product.name}” silindi`));
    await expect(canvas.getByText('Tüm değişiklikler kaydedildi')).toBeVisible();
  },
});

/** A brand can be deleted although products have it: the bar says how many. */
export const BrandInUse = meta.story({
  tags: ['test-only'],
  parameters: {
    chromatic: noPhotograph,
    atoms: [...loggedInAtoms(), [selectAdminTabAtom, 'brands']],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Sil: ${product.brand}` }));
    await userEvent.hover(
      await canvas.findByText(/1 ürün bu markanın adını taşımaya devam eder\./),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Geri al' }));
    const edit = await canvas.findByRole('button', { name: `Düzenle: ${product.brand}` });
    await waitFor(() => expect(edit).toHaveFocus());
  },
});

/** The bar keeps the offer while the focus or the pointer is in it. */
export const UndoHeld = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Sil: ${product.name}` }));
    const undo = canvas.getByRole('button', { name: 'Geri al' });
    undo.focus();
    await userEvent.hover(undo);
    await userEvent.click(undo);
    const edit = await canvas.findByRole('button', { name: `Düzenle: ${product.name}` });
    await waitFor(() => expect(edit).toHaveFocus());
    await expect(undo).not.toBeInTheDocument();
  },
});

/** The bar makes room for a form. */
export const UndoBesideForm = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Sil: ${product.name}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Yeni Ürün' }));
    await userEvent.hover(await canvas.findByText(`“${product.name}” silindi`));
    await expect(await canvas.findByRole('button', { name: 'Fotoğraf seç' })).toBeVisible();
  },
});

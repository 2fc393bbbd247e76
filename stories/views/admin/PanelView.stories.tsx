import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { selectAdminTabAtom } from '@/atoms/admin';
import { PanelView } from '@/views/admin/PanelView';

import { catalog, manyProducts, loggedInAtoms, product } from '../../components/admin/fixtures';
import { backupWithoutBrands } from '../../fixtures/backups';
import { noPhotograph, oneSize } from '../../fixtures/photographs';

const meta = {
  component: PanelView,
  parameters: { layout: 'fullscreen', atoms: loggedInAtoms() },
} satisfies Meta<typeof PanelView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: 'Ürünler (4)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Markalar (10)' }));
    await expect(canvas.getByRole('button', { name: 'Sil: LEMFORDER' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Slider (3)' }));
    await expect(canvas.getByRole('button', { name: 'Yeni Slide' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'İletişim' }));
    await expect(canvas.getByRole('button', { name: 'Güncelle' })).toBeVisible();
  },
};

/** Specification 4: switching tabs closes any open form. */
export const TabClosesForm: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeni Ürün' }));
    await userEvent.type(canvas.getByLabelText('Ürün Adı'), 'Buji');
    await userEvent.click(canvas.getByRole('tab', { name: 'Slider (3)' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Ürünler (4)' }));
    await expect(canvas.queryByLabelText('Ürün Adı')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Yeni Ürün' }));
    await expect(canvas.getByLabelText('Ürün Adı')).toHaveValue('Buji');
  },
};

export const ChangesWaiting: Story = {
  parameters: { chromatic: oneSize, atoms: loggedInAtoms(catalog, { saveResult: 'waiting' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Sil: Sol Ön Far/ }));
    await userEvent.hover(canvas.getByText(/silindi/));
    await expect(canvas.getByText('1 değişiklik gönderilmeyi bekliyor')).toBeVisible();
  },
};

export const ChangeRefused: Story = {
  parameters: {
    chromatic: oneSize,
    atoms: loggedInAtoms(catalog, { state: { waiting: 0, refused: 1 } }),
  },
};

export const TenThousandProducts: Story = {
  tags: ['test-only'],
  parameters: {
    chromatic: noPhotograph,
    atoms: loggedInAtoms({ ...catalog, products: manyProducts(10_000) }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: 'Ürünler (10000)' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Düzenle: Yedek parça 9999' }));
    await userEvent.type(canvas.getByLabelText('Ürün Adı'), ' yeni');
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(
      await canvas.findByRole('button', { name: 'Düzenle: Yedek parça 9999 yeni' }),
    ).toHaveFocus();
  },
};

export const Brands: Story = {
  parameters: { chromatic: oneSize, atoms: [...loggedInAtoms(), [selectAdminTabAtom, 'brands']] },
};

export const Slides: Story = {
  parameters: { chromatic: oneSize, atoms: [...loggedInAtoms(), [selectAdminTabAtom, 'slides']] },
};

/** Every list is empty: the panel says where to begin. */
export const Empty: Story = {
  globals: { network: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Ürünler (0)' })).toBeVisible();
  },
};

/** Held under the pointer, so that it stands still. */
export const UndoOffered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Sil: ${product.name}` }));
    await userEvent.hover(canvas.getByText(`“${product.name}” silindi`));
    await expect(canvas.getByRole('button', { name: 'Geri al' })).toBeVisible();
    await expect(canvas.getByText('Tüm değişiklikler kaydedildi')).toBeVisible();
  },
};

/** The bar makes room for a form. */
export const UndoBesideForm: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Sil: ${product.name}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Yeni Ürün' }));
    await userEvent.hover(canvas.getByText(`“${product.name}” silindi`));
    await expect(canvas.getByRole('button', { name: 'Geri al' })).toBeVisible();
  },
};

/** The backend is not there: the change stays, and waits (D7). */
export const BackendDown: Story = {
  globals: { network: 'down' },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Sil: ${product.name}` }));
    await expect(canvas.getByText('1 değişiklik gönderilmeyi bekliyor')).toBeVisible();
  },
};

/** What a file would change, before anything is touched. */
export const BackupChosen: Story = {
  parameters: { chromatic: oneSize },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Yedek dosyası'), backupWithoutBrands);
    await waitFor(() => expect(screen.getByRole('row', { name: 'Markalar 0 0 10' })).toBeVisible());
  },
};

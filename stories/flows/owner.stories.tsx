import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';

import { App } from '@/App';
import { showAdminAtom } from '@/atoms/admin';
import { dismissWelcomeAtom } from '@/atoms/welcome';

import { closedShop, openShop, phone, product } from '../components/admin/fixtures';

/** The panel's code comes when it is asked for. */
const CHUNK = { timeout: 10_000 };

const meta = {
  component: App,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
    chromatic: { disableSnapshot: true },
    atoms: [...openShop(), [dismissWelcomeAtom], [showAdminAtom]],
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The morning: the panel opens for the right password, and stays open until the page is left. */
export const LogsIn: Story = {
  parameters: { atoms: [...closedShop(), [dismissWelcomeAtom]] },
  play: async ({ canvas, step, userEvent }) => {
    await step('The owner mistypes the password', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Site Yönetimi' }));
      await userEvent.type(await canvas.findByLabelText('Şifre', {}, CHUNK), 'yedekparça{Enter}');
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Hatalı şifre!');
    });
    await step('then gets it right', async () => {
      await userEvent.clear(canvas.getByLabelText('Şifre'));
      await userEvent.type(canvas.getByLabelText('Şifre'), 'yedekparca{Enter}');
      await expect(await canvas.findByText('Tüm değişiklikler kaydedildi')).toBeVisible();
    });
    await step('looks at the shop, and comes back without a password', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Kapat' }));
      await waitFor(() => expect(canvas.getByRole('contentinfo')).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Site Yönetimi' }));
      await expect(await canvas.findByRole('tab', { name: 'Ürünler (4)' })).toBeVisible();
    });
  },
};

/** Noon: a new part, a new price, a slip of the thumb. */
export const KeepsTheParts: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('The owner adds a part', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Yeni Ürün' }, CHUNK));
      await userEvent.type(canvas.getByLabelText('Ürün Adı'), 'Buji');
      await userEvent.selectOptions(canvas.getByLabelText('Kategori'), 'Elektrik');
      await userEvent.selectOptions(canvas.getByLabelText('Marka'), 'BOSCH');
      await userEvent.type(canvas.getByLabelText('Fiyat (TL)'), '95.5');
      await userEvent.type(canvas.getByLabelText('Açıklama'), 'İridyum');
      await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
      await expect(canvas.getByRole('button', { name: 'Düzenle: Buji' })).toHaveFocus();
    });
    await step('changes a price', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Düzenle: ${product.name}` }));
      await userEvent.clear(canvas.getByLabelText('Fiyat (TL)'));
      await userEvent.type(canvas.getByLabelText('Fiyat (TL)'), '2700{Enter}');
      const list = within(canvas.getByRole('list', { name: 'Ürünler' }));
      await expect(list.getByText('2700 TL')).toBeVisible();
    });
    await step('deletes the wrong part and takes it back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Sil: ${product.name}` }));
      await expect(canvas.getByRole('tab', { name: 'Ürünler (4)' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Geri al' }));
      await expect(canvas.getByRole('tab', { name: 'Ürünler (5)' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: `Düzenle: ${product.name}` })).toHaveFocus();
    });
  },
};

export const KeepsThePartsOnPhone: Story = { ...KeepsTheParts, globals: phone };

/** Evening: a new number, and everything as the visitors see it. */
export const ChangesTheNumber: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const alert = spyOn(window, 'alert').mockReturnValue();
    await step('The owner has a new telephone number', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: 'İletişim' }, CHUNK));
      await userEvent.clear(canvas.getByLabelText('Telefon'));
      await userEvent.type(canvas.getByLabelText('Telefon'), '0533 111 22 33');
      await userEvent.click(canvas.getByRole('button', { name: 'Güncelle' }));
      await expect(alert).toHaveBeenLastCalledWith('İletişim bilgileri güncellendi!');
    });
    await step('and finds it in the shop', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Kapat' }));
      await waitFor(() => expect(canvas.getByRole('contentinfo')).toBeVisible());
      await expect(canvas.getAllByRole('link', { name: 'Ara: 0533 111 22 33' })).toHaveLength(2);
    });
    alert.mockRestore();
  },
};

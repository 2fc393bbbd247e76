import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { App } from '@/App';
import { showAdminAtom } from '@/atoms/admin';
import { dismissWelcomeAtom } from '@/atoms/welcome';

import { ownFrame } from '../fixtures/docs';
import { noPhotograph } from '../fixtures/photographs';
import { loggedOutAtoms, loggedInAtoms, phone, product } from '../panel/components/fixtures';

/** The panel's code comes when it is asked for. */
const CHUNK = { timeout: 10_000 };

const meta = {
  component: App,
  parameters: {
    layout: 'fullscreen',
    docs: ownFrame,
    chromatic: noPhotograph,
    atoms: [...loggedInAtoms(), [dismissWelcomeAtom], [showAdminAtom]],
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Part of a story that begins before the owner has logged in. */
const outside = { parameters: { atoms: [...loggedOutAtoms(), [dismissWelcomeAtom]] } };

export const MistypesThePassword: Story = {
  ...outside,
  play: async ({ canvas, step, userEvent }) => {
    await step('The owner mistypes the password', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Site Yönetimi' }));
      await userEvent.type(await canvas.findByLabelText('Şifre', {}, CHUNK), 'yedekparça{Enter}');
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Hatalı şifre!');
    });
  },
};

/** The morning: the panel opens for the right password, and stays open until the page is left. */
export const LogsIn: Story = {
  ...outside,
  play: async (context) => {
    await MistypesThePassword.play?.(context);
    const { canvas, step, userEvent } = context;
    await step('The owner gets it right', async () => {
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

export const ChangesAPrice: Story = {
  ...outside,
  play: async (context) => {
    await LogsIn.play?.(context);
    const { canvas, step, userEvent } = context;
    await step('The owner changes a price', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Düzenle: ${product.name}` }));
      await userEvent.clear(canvas.getByLabelText('Fiyat (TL)'));
      await userEvent.type(canvas.getByLabelText('Fiyat (TL)'), '2700{Enter}');
    });
    await step('and sees that it is saved', async () => {
      const list = within(canvas.getByRole('list', { name: 'Ürünler' }));
      await expect(list.getByText('2700 TL')).toBeVisible();
      await expect(canvas.getByText('Tüm değişiklikler kaydedildi')).toBeVisible();
    });
  },
};

export const SeesItInTheShop: Story = {
  ...outside,
  play: async (context) => {
    await ChangesAPrice.play?.(context);
    const { canvas, step, userEvent } = context;
    await step('The storefront shows the new price', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Kapat' }));
      const card = within(await canvas.findByRole('article', { name: product.name }));
      await expect(card.getByText('2700 TL')).toBeVisible();
    });
  },
};

/** Noon: a new part, a slip of the thumb. */
export const AddsAPart: Story = {
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
      await expect(canvas.getByRole('tab', { name: 'Ürünler (5)' })).toBeVisible();
    });
  },
};

export const DeletesTheWrongPart: Story = {
  play: async (context) => {
    await AddsAPart.play?.(context);
    const { canvas, step, userEvent } = context;
    await step('The owner deletes the wrong part', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Sil: ${product.name}` }));
      await expect(canvas.getByRole('tab', { name: 'Ürünler (4)' })).toBeVisible();
    });
  },
};

export const KeepsTheParts: Story = {
  play: async (context) => {
    await DeletesTheWrongPart.play?.(context);
    const { canvas, step, userEvent } = context;
    await step('and takes it back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Geri al' }));
      await expect(canvas.getByRole('tab', { name: 'Ürünler (5)' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: `Düzenle: ${product.name}` })).toHaveFocus();
    });
  },
};

export const KeepsThePartsOnPhone: Story = { ...KeepsTheParts, globals: phone };

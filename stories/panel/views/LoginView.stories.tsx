import { expect } from 'storybook/test';

import { loadCatalogAtom } from '@/atoms/catalog';
import type { CatalogRepository } from '@/data/CatalogRepository';
import type { OwnerRepository } from '@/panel/data/OwnerRepository';
import { memoryShop } from '@/panel/data/testing/memoryShop';
import { LoginView } from '@/panel/views/LoginView';

import preview from '../../../.storybook/preview';
import { catalog } from '../../fixtures/catalog';
import { noPhotograph } from '../../fixtures/photographs';
import { loggedOutAtoms } from '../../fixtures/repositories/ownerSeeds';

const neverComparing: CatalogRepository<OwnerRepository> = {
  ...memoryShop(catalog),
  openOwner: async () => ({ logIn: () => new Promise(() => {}) }),
};

const meta = preview.meta({
  component: LoginView,
  parameters: { chromatic: noPhotograph, layout: 'fullscreen', atoms: loggedOutAtoms() },
});

export const Wrong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Şifre'), 'yanlış{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Hatalı şifre!');
  },
});

/** The password is compared slowly on purpose (D8): meanwhile the button says so. */
export const Checking = meta.story({
  parameters: { atoms: [[loadCatalogAtom, neverComparing]] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Şifre'), 'yedekparca{Enter}');
    await expect(canvas.getByRole('button', { name: 'Kontrol ediliyor…' })).toBeVisible();
  },
});

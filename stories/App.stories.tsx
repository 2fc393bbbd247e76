import { expect, screen, spyOn, within } from 'storybook/test';

import { App } from '@/App';
import { showAdminAtom } from '@/atoms/admin';
import { loadCatalogAtom } from '@/atoms/catalog';
import { selectProductAtom, toggleMenuAtom } from '@/atoms/view';
import { showWelcomeAtom } from '@/atoms/welcome';
import { welcome } from '@/content/welcome';
import { logInAtom } from '@/panel/atoms/session';

import preview from '../.storybook/preview';
import { emptyLists, makeProduct } from './fixtures/catalog';
import { ownFrame } from './fixtures/docs';
import { noPhotograph } from './fixtures/photographs';
import { unreachable } from './fixtures/repositories/savedCopy';
import { greeted, loaded, stillLoading } from './fixtures/repositories/seeds';
import { phone } from './fixtures/viewports';

const product = makeProduct();

const meta = preview.meta({
  // Outside all folders it would come before the introduction.
  title: 'views/App',
  component: App,
  parameters: {
    layout: 'fullscreen',
    docs: ownFrame,
    atoms: [loaded(), greeted],
  },
});

export const Loading = meta.story({
  parameters: {
    chromatic: noPhotograph,
    atoms: [stillLoading],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Yükleniyor...');
    await expect(canvas.queryByRole('main')).not.toBeInTheDocument();
  },
});

export const Storefront = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Kampanyalar' });
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
});

export const MenuOpen = meta.story({
  globals: phone,
  parameters: { chromatic: noPhotograph, atoms: [loaded(), greeted, [toggleMenuAtom]] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Ana menü' })).toBeVisible();
  },
});

export const EmptyCatalog = meta.story({
  parameters: { chromatic: noPhotograph, atoms: [loaded(emptyLists), greeted] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Şu anda listelenen ürün yok/)).toBeVisible();
  },
});

export const Detail = meta.story({
  parameters: { chromatic: noPhotograph, atoms: [loaded(), greeted, [selectProductAtom, product]] },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { level: 1, name: product.name });
    await expect(name).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Kampanyalar' })).not.toBeInTheDocument();
  },
});

export const WelcomeModalOpen = meta.story({
  parameters: { chromatic: noPhotograph, atoms: [loaded(), [showWelcomeAtom]] },
  play: async () => {
    await screen.findByRole('dialog', { name: welcome.title });
  },
});

/** The backend cannot be reached and this browser has no copy: the samples stand in, and nobody is told. */
export const SamplesShown = meta.story({
  globals: { network: 'down' },
  parameters: { chromatic: noPhotograph, atoms: [loaded(emptyLists), greeted] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: product.name })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** The backend cannot be reached: yesterday's prices, not the samples' (D6). */
export const SavedCopyShown = meta.story({
  parameters: {
    chromatic: noPhotograph,
    atoms: [[loadCatalogAtom, unreachable([{ ...product, price: 1999 }])], greeted],
  },
  beforeEach: () => {
    const logged = spyOn(console, 'error').mockReturnValue();
    return () => logged.mockRestore();
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: product.name }));
    await expect(card.getByText('1999 TL')).toBeVisible();
  },
});

export const Login = meta.story({
  parameters: { atoms: [loaded(), greeted, [showAdminAtom]] },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Giriş' }, { timeout: 10_000 });
    await expect(heading).toBeVisible();
  },
});

export const Panel = meta.story({
  parameters: {
    chromatic: noPhotograph,
    atoms: [loaded(), greeted, [logInAtom, 'yedekparca'], [showAdminAtom]],
  },
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab', { name: 'Ürünler (4)' }, { timeout: 10_000 });
    await expect(tab).toBeVisible();
  },
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { App } from '@/App';
import { selectProductAtom, toggleMenuAtom } from '@/atoms/view';
import { showWelcomeAtom } from '@/atoms/welcome';
import { welcome } from '@/content/welcome';

import { emptyLists, makeProduct } from './fixtures/catalog';
import { ownFrame } from './fixtures/docs';
import { phone } from './fixtures/phone';
import { noPhotograph, phoneOnly } from './fixtures/photographs';
import { greeted, loaded, stillLoading } from './fixtures/seeds';

const product = makeProduct();

const meta = {
  // Outside all folders it would come before the introduction.
  title: 'views/App',
  component: App,
  parameters: {
    layout: 'fullscreen',
    docs: ownFrame,
    atoms: [loaded(), greeted],
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: {
    chromatic: noPhotograph,
    atoms: [stillLoading],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Yükleniyor...');
    await expect(canvas.queryByRole('main')).not.toBeInTheDocument();
  },
};

export const Storefront: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Kampanyalar' });
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};

export const StorefrontOnPhone: Story = {
  ...Storefront,
  globals: phone,
  parameters: { chromatic: noPhotograph },
};

export const MenuOpen: Story = {
  globals: phone,
  parameters: { chromatic: phoneOnly, atoms: [loaded(), greeted, [toggleMenuAtom]] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Ana menü' })).toBeVisible();
  },
};

export const EmptyCatalog: Story = {
  parameters: { atoms: [loaded(emptyLists), greeted] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Şu anda listelenen ürün yok/)).toBeVisible();
  },
};

export const Detail: Story = {
  parameters: { atoms: [loaded(), greeted, [selectProductAtom, product]] },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { level: 1, name: product.name });
    await expect(name).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Kampanyalar' })).not.toBeInTheDocument();
  },
};

export const WelcomeModalOpen: Story = {
  parameters: { atoms: [loaded(), [showWelcomeAtom]] },
  play: async () => {
    await screen.findByRole('dialog', { name: welcome.title });
  },
};

/** The first stop of the Tab key leads past the header. */
export const ContentReachedByKeyboard: Story = {
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    const main = await canvas.findByRole('main');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'İçeriğe atla' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(main).toHaveFocus();
  },
};

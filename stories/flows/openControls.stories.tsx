import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';

import { App } from '@/App';
import { writeAddress } from '@/views/search/PageAddress';

import preview from '../../.storybook/preview';
import { ownFrame } from '../fixtures/docs';
import { noPhotograph } from '../fixtures/photographs';
import { greeted, loaded, openControls } from '../fixtures/repositories/seeds';
import { phone } from '../fixtures/viewports';

/** What a visitor does in a shop with open controls (D22, D31). */
const meta = preview.meta({
  component: App,
  parameters: {
    layout: 'fullscreen',
    docs: ownFrame,
    chromatic: noPhotograph,
    atoms: [loaded(), greeted, openControls],
  },
  beforeEach: () => () => writeAddress(''),
});

const LAMP = 'Sol Ön Far, LED Gündüz Farlı (DRL)';

type Canvas = StoryContext['canvas'];

async function findResults(canvas: Canvas, heading: string) {
  await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** A visitor goes from the search to the list of parts. */
export const SearchAndAsk = meta.story({
  play: async ({ canvas, userEvent }) => {
    const search = within(await canvas.findByRole('search'));
    await userEvent.type(search.getByRole('searchbox', { name: 'Ürün ara' }), 'led far');
    await expect(await search.findByRole('option')).toHaveTextContent(LAMP);
    await userEvent.keyboard('{Enter}');
    await findResults(canvas, '“led far” için sonuçlar');
    await userEvent.click(await canvas.findByRole('button', { name: 'Sepete Ekle' }));
    await expect(await canvas.findByRole('button', { name: 'Sepet, 1 parça' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Listeyi aç' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sorulacak parçalar' });
    await expect(within(dialog).getByRole('button', { name: `Kaldır: ${LAMP}` })).toBeVisible();
  },
});

/** Tiles, menus and brands lead to results. */
export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('search');
    await userEvent.click(await canvas.findByRole('link', { name: 'Akü & Filtre' }));
    await findResults(canvas, 'Akü & Filtre');
    await expect(await canvas.findByText(/^Bu kategoride parça yok/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Motor' }).length).toBeGreaterThan(1);
    const menu = within(canvas.getByRole('navigation', { name: 'Ana menü' }));
    await userEvent.click(menu.getByRole('link', { name: 'Ana Sayfa' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'HELLA' }));
    await findResults(canvas, 'HELLA');
    await userEvent.click(canvas.getByRole('button', { name: 'Geri Dön' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Tüm Ürünleri Görüntüle' }));
    await findResults(canvas, 'Tüm Ürünler');
  },
});

/** The phone's menu and the footer's lead to results. */
export const MenusOnPhone = meta.story({
  globals: phone,
  parameters: { atoms: [loaded(), greeted, openControls] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('search');
    await userEvent.click(canvas.getByRole('button', { name: 'Menüyü aç' }));
    const menu = within(canvas.getByRole('navigation', { name: 'Ana menü' }));
    await userEvent.click(menu.getByRole('link', { name: 'Farlar' }));
    await expect(canvas.queryByRole('navigation', { name: 'Ana menü' })).not.toBeInTheDocument();
    await findResults(canvas, 'Farlar');
    const footer = within(await canvas.findByRole('contentinfo'));
    await userEvent.click(footer.getByRole('link', { name: 'Ürünler' }));
    await findResults(canvas, 'Tüm Ürünler');
  },
});

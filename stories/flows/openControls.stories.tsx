import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { App } from '@/App';

import preview from '../../.storybook/preview';
import { makeProduct } from '../fixtures/catalog';
import { ownFrame } from '../fixtures/docs';
import { noPhotograph } from '../fixtures/photographs';
import { greeted, openLoaded } from '../fixtures/repositories/seeds';

const product = makeProduct();

/** The whole shop with open controls (D22). */
const meta = preview.meta({
  component: App,
  parameters: {
    layout: 'fullscreen',
    docs: ownFrame,
    chromatic: noPhotograph,
    atoms: [openLoaded, greeted],
  },
  // The address may name a part, which would open in the next story.
  beforeEach: () => () => {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  },
});

type Canvas = StoryContext['canvas'];

const findSearchBox = async (canvas: Canvas) =>
  canvas.findByRole('searchbox', { name: 'Ürün ara' });

async function expectResults(canvas: Canvas, heading: string, status: string) {
  await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toHaveFocus();
  await expect(await canvas.findByText(status)).toBeVisible();
}

export const ChoosesASuggestion = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await step('The visitor chooses the suggestion by keys', async () => {
      await userEvent.type(await findSearchBox(canvas), 'debriyaj');
      await canvas.findByRole('option');
      await userEvent.keyboard('{ArrowDown}{Enter}');
    });
    await step('which opens the part, at an address of its own', async () => {
      const name = await canvas.findByRole('heading', { level: 1, name: product.name });
      await waitFor(() => expect(name).toHaveFocus());
      await waitFor(() => expect(window.location.hash).toBe(`#parca-${product.id}`));
    });
    await step('and goes back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Geri Dön' }));
      await expect(await canvas.findByRole('list', { name: 'Kategoriler' })).toBeVisible();
      await waitFor(() => expect(window.location.hash).toBe(''));
    });
  },
});

export const Filters = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await step('A category tile shows its parts', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Fren' }));
      await expectResults(canvas, 'Fren', '1 ürün bulundu');
    });
    await step('and all parts without the filter', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filtreyi kaldır' }));
      await expectResults(canvas, 'Tüm Ürünler', '4 ürün bulundu');
    });
    await step('Geri Dön returns to the category, then to the tiles', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Geri Dön' }));
      await expectResults(canvas, 'Fren', '1 ürün bulundu');
      await userEvent.click(canvas.getByRole('button', { name: 'Geri Dön' }));
      await expect(await canvas.findByRole('list', { name: 'Kategoriler' })).toBeVisible();
    });
  },
});

const dialog = () => within(screen.getByRole('dialog', { name: 'Sorulacak parçalar' }));

export const AsksForSeveral = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await step('The visitor puts two parts on his list', async () => {
      const card = within(await canvas.findByRole('article', { name: product.name }));
      await userEvent.click(card.getByRole('button', { name: 'Sepete Ekle' }));
      const [next] = canvas.getAllByRole('button', { name: 'Sepete Ekle' });
      if (next) await userEvent.click(next);
      await userEvent.click(card.getByRole('button', { name: 'Listede' }));
    });
    await step('types his car', async () => {
      await screen.findByRole('dialog', { name: 'Sorulacak parçalar' });
      await userEvent.click(dialog().getByRole('button', { name: 'Aracımı ekle' }));
      await userEvent.keyboard('Fiat{Enter}');
    });
    await step('and asks for both in one message', async () => {
      const chat = dialog().getByRole('link', { name: 'WhatsApp ile sor' });
      const message = new URL(chat.getAttribute('href') ?? '').searchParams.get('text');
      await expect(message).toMatch(/\n1\. SACHS Debriyaj .*\n2\. .*\n\nAracım .*: Fiat\n/);
    });
    await step('or shares the list', async () => {
      await userEvent.click(dialog().getByRole('button', { name: 'Paylaş' }));
      await expect(await dialog().findByText(/opyala/)).toBeVisible();
    });
    await step('and closes it', async () => {
      await userEvent.click(dialog().getByRole('button', { name: 'Kapat' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { App } from '@/App';
import { showWelcomeAtom } from '@/atoms/welcome';

import { contact, makeProduct } from '../fixtures/catalog';
import { ownFrame } from '../fixtures/docs';
import { noPhotograph } from '../fixtures/photographs';
import { greeted, loaded } from '../fixtures/repositories/seeds';
import { phone } from '../fixtures/viewports';

const product = makeProduct();

const MESSAGE = `Merhaba, bu ürünü satın almak istiyorum:
Debriyaj Seti (Baskı, Balata, Rulman)
Marka: SACHS
Fiyat: 2850 TL
Eski fiyat: 3400 TL

Aracım (marka / model / yıl): 
Şasi no: `;

const meta = {
  component: App,
  parameters: {
    layout: 'fullscreen',
    docs: ownFrame,
    chromatic: noPhotograph,
    atoms: [loaded(), greeted],
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Part of a story that begins under the greeting. */
const arrival = { parameters: { atoms: [loaded(), [showWelcomeAtom]] } };

export const ReadsTheGreeting: Story = {
  ...arrival,
  play: async ({ step, userEvent }) => {
    await step('The greeting lies over the storefront', async () => {
      await expect(await screen.findByRole('dialog')).toHaveTextContent(contact.phone);
    });
    await step('and the visitor closes it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

export const TurnsToASlide: Story = {
  ...arrival,
  play: async (context) => {
    await ReadsTheGreeting.play?.(context);
    const { canvas, step, userEvent } = context;
    await step('The visitor turns to the second slide', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Sonraki slayt' }));
      await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('2. slayt');
    });
  },
};

export const FollowsItsButton: Story = {
  ...arrival,
  play: async (context) => {
    await TurnsToASlide.play?.(context);
    const { canvas, step, userEvent } = context;
    await step('The visitor follows the slide’s button down to the parts', async () => {
      const slide = within(canvas.getByRole('group', { name: '2 / 3' }));
      await userEvent.click(slide.getByRole('button', { name: 'Yağ Çeşitleri' }));
      await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    });
  },
};

export const OpensACard: Story = {
  ...arrival,
  play: async (context) => {
    await FollowsItsButton.play?.(context);
    const { canvas, step, userEvent } = context;
    await step('The visitor opens a part', async () => {
      await userEvent.click(canvas.getByRole('button', { name: product.name }));
      const name = await canvas.findByRole('heading', { level: 1, name: product.name });
      await expect(name).toHaveFocus();
      await expect(window.scrollY).toBe(0);
    });
  },
};

export const AsksOnWhatsApp: Story = {
  ...arrival,
  play: async (context) => {
    await OpensACard.play?.(context);
    const { canvas, step } = context;
    await step('The visitor finds the message typed in already', async () => {
      const chat = canvas.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp ile Satın Al' });
      const message = new URL(chat.href).searchParams.get('text');
      await expect(message).toBe(MESSAGE);
    });
  },
};

/** From the first slide to the chat and back. */
export const FindsAPart: Story = {
  ...arrival,
  play: async (context) => {
    await AsksOnWhatsApp.play?.(context);
    const { canvas, step, userEvent } = context;
    await step('The visitor comes back to the place in the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Geri Dön' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: product.name })).toHaveFocus());
      await expect(window.scrollY).toBeGreaterThan(0);
      await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('2. slayt');
    });
  },
};

export const ReturnsByBackButton: Story = {
  globals: phone,
  play: async ({ canvas, step, userEvent }) => {
    await step('The visitor opens a part by its picture', async () => {
      const picture = await canvas.findByRole('button', { name: `${product.name} ayrıntısı` });
      await userEvent.click(picture);
      await canvas.findByRole('heading', { level: 1, name: product.name });
    });
    await step('and the phone’s Back button closes it instead of leaving the shop', async () => {
      window.history.back();
      await canvas.findByRole('region', { name: 'ÖNE ÇIKAN YEDEK PARÇALAR' });
      await expect(canvas.queryByRole('button', { name: 'Geri Dön' })).not.toBeInTheDocument();
    });
  },
};

export const DismissesTheGreeting: Story = {
  ...arrival,
  play: async (context) => {
    await ReadsTheGreeting.play?.(context);
    const { canvas, step, userEvent } = context;
    await step('It does not come back after a look at a part', async () => {
      await userEvent.click(canvas.getByRole('button', { name: product.name }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Geri Dön' }));
      await canvas.findByRole('region', { name: 'ÖNE ÇIKAN YEDEK PARÇALAR' });
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  },
};

export const OpensTheMenu: Story = {
  globals: phone,
  play: async ({ canvas, step, userEvent }) => {
    await step('The visitor opens the menu', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Menüyü aç' }));
      await expect(canvas.getByRole('navigation', { name: 'Ana menü' })).toBeVisible();
    });
    await step('and opening a part closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: product.name }));
      await canvas.findByRole('heading', { level: 1, name: product.name });
      await expect(canvas.getByRole('button', { name: 'Menüyü aç' })).toBeVisible();
    });
  },
};

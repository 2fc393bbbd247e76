import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';

import { App } from '@/App';
import { showAdminAtom } from '@/atoms/admin';
import { selectProductAtom } from '@/atoms/view';
import { homeEntry, quickLinks } from '@/content/navigation';
import { shop } from '@/content/shop';
import { welcome } from '@/content/welcome';
import { CONTACT_FIELDS } from '@/domain/contactInfo';
import { selectAdminTabAtom } from '@/panel/atoms/openForm';
import { logInAtom } from '@/panel/atoms/session';
import { listWords } from '@/panel/content/panel';

import preview from '../../.storybook/preview';
import { contact, makeBrand, makeProduct, makeSlide } from '../fixtures/catalog';
import { ownFrame } from '../fixtures/docs';
import { noPhotograph } from '../fixtures/photographs';
import { Failing, failWhile, failingAt, quietConsole } from '../fixtures/play/failing';
import { greeted, loaded } from '../fixtures/repositories/seeds';

const product = makeProduct();

const meta = preview.meta({
  component: App,
  parameters: {
    layout: 'fullscreen',
    docs: ownFrame,
    chromatic: noPhotograph,
    atoms: [loaded(), greeted],
  },
  beforeEach: quietConsole,
});

const SECTION_FAILED = 'Bu bölüm şu anda gösterilemiyor.';

type Canvas = StoryContext['canvas'];

async function expectOthers(canvas: Canvas) {
  await expect(canvas.getByRole('button', { name: 'Site Yönetimi' })).toBeVisible();
  await expect(canvas.getAllByRole('link', { name: /WhatsApp/ })[0]).toBeVisible();
  await expect(canvas.getAllByRole('link', { name: /Ara/ })[0]).toBeVisible();
}

/** A card, a slide and the footer cannot be drawn; what stands around them is there. */
export const SectionsFail = meta.story({
  parameters: {
    atoms: [
      loaded({
        products: [failingAt(makeProduct({ id: 2 }), 'name'), makeProduct({ id: 1 })],
        slides: [failingAt(makeSlide(), 'title')],
      }),
      greeted,
    ],
  },
  beforeEach: () => failWhile(quickLinks, 0),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bu ürün şu anda gösterilemiyor.')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(SECTION_FAILED)).toHaveLength(2));
    await expect(canvas.getByRole('article', { name: product.name })).toBeVisible();
    await expectOthers(canvas);
  },
});

export const HeaderFails = meta.story({
  beforeEach: () => failWhile(homeEntry, 'label'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(`Ara: ${contact.phone}`)).toBeVisible();
    await expectOthers(canvas);
    await expect(await canvas.findByRole('article', { name: product.name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Site Yönetimi' }));
    await expect(await canvas.findByRole('heading', { name: 'Giriş' })).toBeVisible();
  },
});

/** The contact details are everywhere: the shop's own phone takes their place. */
export const ContactFails = meta.story({
  parameters: { atoms: [loaded({ contact: failingAt({ ...contact }, 'phone') }), greeted] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Ara: ${shop.contact.phone}`)).toBeVisible();
    await expectOthers(canvas);
    await expect(await canvas.findByRole('list', { name: 'Kategoriler' })).toBeVisible();
  },
});

export const WelcomeFails = meta.story({
  parameters: { atoms: [loaded()] },
  beforeEach: () => failWhile(welcome, 'title'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: product.name })).toBeVisible();
    // It is drawn a second after the page, and would open after another one.
    await waitFor(() => expect(console.error).toHaveBeenCalled(), { timeout: 10_000 });
    await expectOthers(canvas);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const DetailFails = meta.story({
  parameters: {
    atoms: [loaded(), greeted, [selectProductAtom, failingAt(makeProduct({ id: 999 }), 'image')]],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Bu sayfa şu anda açılamıyor.')).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(product.name)),
    );
    await expect(main.getByRole('link', { name: 'Ara' })).toBeVisible();
    await expectOthers(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Geri Dön' }));
    await expect(await canvas.findByRole('region', { name: 'Kampanyalar' })).toBeVisible();
  },
});

const loggedIn = [[logInAtom, 'yedekparca'], [showAdminAtom]];

/** One row of the panel cannot be drawn, and one tab; the other rows can still be edited, and the other tabs open. */
export const RowAndTabFail = meta.story({
  parameters: {
    atoms: [
      loaded({
        brands: [failingAt(makeBrand({ id: 2 }), 'logo'), makeBrand({ id: 1 })],
      }),
      greeted,
      ...loggedIn,
      [selectAdminTabAtom, 'brands'],
    ],
  },
  beforeEach: () => failWhile(CONTACT_FIELDS, 'address'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Bu kayıt şu anda gösterilemiyor.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: `Sil: ${makeBrand().name}` })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /İletişim/ }));
    await expect(await canvas.findByText(SECTION_FAILED)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Ürünler (4)' }));
    await expect(await canvas.findByRole('button', { name: `Sil: ${product.name}` })).toBeVisible();
  },
});

export const PanelFails = meta.story({
  parameters: { atoms: [loaded(), greeted, ...loggedIn] },
  beforeEach: () => failWhile(listWords, 'products'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Bu sayfa şu anda açılamıyor.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kapat' }));
    await expect(await canvas.findByRole('region', { name: 'Kampanyalar' })).toBeVisible();
  },
});

/** An error outside of all regions. */
export const PageFails = meta.story({
  parameters: { atoms: [loaded(), greeted, [selectProductAtom, product]] },
  beforeEach: () => {
    const failing = spyOn(window, 'matchMedia').mockImplementation(Failing);
    return () => failing.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Sayfa şu anda gösterilemiyor/)).toBeVisible();
    await expectOthers(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Site Yönetimi' }));
    await expect(await canvas.findByRole('heading', { name: 'Giriş' })).toBeVisible();
  },
});

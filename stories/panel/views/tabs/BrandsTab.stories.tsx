import { expect, waitFor } from 'storybook/test';

import { selectAdminTabAtom } from '@/panel/atoms/openForm';
import type { OwnerPictures } from '@/panel/data/OwnerRepository';
import { NoticeView } from '@/panel/views/NoticeView';
import { PictureProvider } from '@/panel/views/photographs/PhotoChoice';
import { BrandsTab } from '@/panel/views/tabs/BrandsTab';

import preview from '../../../../.storybook/preview';
import { brand, catalog } from '../../../fixtures/catalog';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';
import { loggedInAtoms } from '../../../fixtures/repositories/ownerSeeds';

function onBrandsTab(...shop: Parameters<typeof loggedInAtoms>) {
  return [...loggedInAtoms(...shop), [selectAdminTabAtom, 'brands']];
}

/** The tab of brands: their rows and their form. */
const meta = preview.meta({
  component: BrandsTab,
  render: () => (
    <PictureProvider>
      <BrandsTab />
      <NoticeView />
    </PictureProvider>
  ),
  parameters: { layout: 'fullscreen', atoms: onBrandsTab() },
});

/** The first field is a Tab key away; the buttons stay under the thumb. */
export const NewForm = meta.story({
  parameters: { chromatic: oneSize },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeni Marka' }));
    await expect(canvas.getByRole('heading', { name: 'Yeni Marka' })).toHaveFocus();
    await expect(await canvas.findByRole('button', { name: 'Fotoğraf seç' })).toBeVisible();
  },
});

/** A brand is compared with all others, not with itself. */
export const EditForm = meta.story({
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Düzenle: ${brand.name}` }));
    const field = canvas.getByLabelText('Marka Adı');
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.clear(field);
    await userEvent.type(field, 'mann');
    await expect(field).toHaveAccessibleDescription('Bu marka zaten var: MANN.');
    await expect(await canvas.findByRole('button', { name: 'Fotoğraf seç' })).toBeVisible();
  },
});

/** The photograph is in the preview and in the row at once, long before it has arrived. */
export const ChoosesPhotograph = meta.story({
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeni Marka' }));
    const drawing = new OffscreenCanvas(4, 3);
    drawing.getContext('2d');
    const picture = await drawing.convertToBlob();
    const photograph = new File([picture], 'logo.png', { type: 'image/png' });
    const input = await canvas.findByLabelText('Fotoğraf seç');
    await userEvent.upload(input, photograph);
    await expect(await canvas.findByText('Görsel hazır.')).toBeVisible();
    await expect(canvas.getByLabelText('Logo URL')).toHaveValue(`/pictures/${'0'.repeat(64)}.webp`);
    await userEvent.click(canvas.getByRole('button', { name: 'Fotoğrafı kaldır' }));
    await expect(canvas.getByLabelText('Logo URL')).toHaveValue('');
    await userEvent.upload(input, photograph);
    await userEvent.type(canvas.getByLabelText('Marka Adı'), 'VALEO');
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await userEvent.hover(canvas.getByText('Kaydedildi: VALEO'));
    await userEvent.click(canvas.getByRole('button', { name: 'Bir tane daha' }));
    await expect(canvas.getByRole('heading', { name: 'Yeni Marka' })).toHaveFocus();
    await expect(canvas.getByLabelText('Marka Adı')).toHaveValue('');
    await expect(canvas.queryByText('Kaydedildi: VALEO')).not.toBeInTheDocument();
  },
});

/** The browser's storage is full, and the change has not been sent. */
export const NotKept = meta.story({
  tags: ['test-only'],
  parameters: {
    chromatic: noPhotograph,
    atoms: onBrandsTab(catalog, { state: { waiting: 1, reason: 'unstored' } }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Düzenle: ${brand.name}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(canvas.getByText(`Bu tarayıcıda saklanamadı: ${brand.name}`)).toBeVisible();
  },
});

let finishPhotograph: () => void;
const address = `/pictures/${'1'.repeat(64)}.webp`;
const slowPictures: OwnerPictures = {
  add: () =>
    new Promise((resolve) => {
      finishPhotograph = () => resolve({ address, preview: brand.logo });
    }),
  previews: new Map(),
};

/** Text that is typed while a photograph is prepared stays; a form that was left meanwhile does not come back. */
export const SlowPhotograph = meta.story({
  parameters: {
    chromatic: noPhotograph,
    atoms: onBrandsTab(catalog, { pictures: slowPictures }),
  },
  play: async ({ canvas, userEvent }) => {
    const photograph = new File(['x'], 'logo.png', { type: 'image/png' });
    await userEvent.click(await canvas.findByRole('button', { name: `Düzenle: ${brand.name}` }));
    await userEvent.upload(await canvas.findByLabelText('Fotoğraf seç'), photograph);
    await userEvent.type(canvas.getByLabelText('Marka Adı'), ' OTO');
    finishPhotograph();
    await waitFor(() => expect(canvas.getByLabelText('Logo URL')).toHaveValue(address));
    await expect(canvas.getByLabelText('Marka Adı')).toHaveValue(`${brand.name} OTO`);
    await userEvent.upload(await canvas.findByLabelText('Fotoğraf seç'), photograph);
    await userEvent.click(canvas.getByRole('button', { name: 'İptal' }));
    finishPhotograph();
    await userEvent.click(canvas.getByRole('button', { name: 'Yeni Marka' }));
    await expect(canvas.getByLabelText('Marka Adı')).toHaveValue('');
    await expect(canvas.getByLabelText('Logo URL')).toHaveValue('');
  },
});

/** A shop without a place for photographs says why there is no button. */
export const NoPlaceForPhotographs = meta.story({
  parameters: { chromatic: noPhotograph, atoms: onBrandsTab(catalog, { pictures: null }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeni Marka' }));
    await expect(await canvas.findByText(/fotoğrafların saklanacağı yer kurulmamış/)).toBeVisible();
    await expect(canvas.queryByLabelText('Fotoğraf seç')).not.toBeInTheDocument();
  },
});

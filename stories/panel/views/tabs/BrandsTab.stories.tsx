import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BrandsTab } from '@/panel/views/tabs/BrandsTab';

import { manyBrands } from '../../../fixtures/catalog';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';
import { brand, catalog, loggedInAtoms, phone } from '../../components/fixtures';

const meta = {
  component: BrandsTab,
  parameters: { layout: 'fullscreen', atoms: loggedInAtoms() },
} satisfies Meta<typeof BrandsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(10);
  },
};

export const OnPhone: Story = { globals: phone, parameters: { chromatic: noPhotograph } };

export const Empty: Story = {
  parameters: { chromatic: oneSize, atoms: loggedInAtoms({ ...catalog, brands: [] }) },
};

export const Adds: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeni Marka' }));
    await userEvent.type(canvas.getByLabelText('Marka Adı'), ' VALEO ');
    await userEvent.type(canvas.getByLabelText('Logo URL'), 'images/brands/mann.svg');
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(canvas.getByRole('button', { name: 'Düzenle: VALEO' })).toHaveFocus();
  },
};

export const Renames: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Düzenle: MANN' }));
    await userEvent.type(canvas.getByLabelText('Marka Adı'), '-FILTER{Enter}');
    await expect(canvas.getByRole('button', { name: 'Düzenle: MANN-FILTER' })).toHaveFocus();
  },
};

/** A brand is compared with all others, not with itself. */
export const NamesTheSame: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Düzenle: MANN' }));
    const field = canvas.getByLabelText('Marka Adı');
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.clear(field);
    await userEvent.type(field, 'bosch');
    await expect(field).toHaveAccessibleDescription('Bu marka zaten var: BOSCH.');
  },
};

/** The first field is a Tab key away; the buttons stay under the thumb. */
export const NewForm: Story = {
  parameters: { chromatic: oneSize },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeni Marka' }));
    await expect(canvas.getByRole('heading', { name: 'Yeni Marka' })).toHaveFocus();
    await expect(await canvas.findByRole('button', { name: 'Fotoğraf seç' })).toBeVisible();
  },
};

export const EditForm: Story = {
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Düzenle: ${brand.name}` }));
    await expect(canvas.getByLabelText('Marka Adı')).toHaveValue(brand.name);
    await expect(await canvas.findByRole('button', { name: 'Fotoğraf seç' })).toBeVisible();
  },
};

export const ManyRows: Story = {
  parameters: {
    chromatic: noPhotograph,
    atoms: loggedInAtoms({ ...catalog, brands: manyBrands(50) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(50);
  },
};

/** The photograph is in the preview and in the row at once, long before it has arrived. */
export const ChoosesPhotograph: Story = {
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
  },
};

/** A shop without a place for photographs says why there is no button. */
export const NoPlaceForPhotographs: Story = {
  parameters: { chromatic: noPhotograph, atoms: loggedInAtoms(catalog, { pictures: null }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeni Marka' }));
    await expect(await canvas.findByText(/fotoğrafların saklanacağı yer kurulmamış/)).toBeVisible();
    await expect(canvas.queryByLabelText('Fotoğraf seç')).not.toBeInTheDocument();
  },
};

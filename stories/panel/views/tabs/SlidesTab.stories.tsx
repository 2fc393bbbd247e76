import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SlidesTab } from '@/panel/views/tabs/SlidesTab';

import { manySlides } from '../../../fixtures/catalog';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';
import { catalog, loggedInAtoms, phone, slide } from '../../components/fixtures';

const meta = {
  component: SlidesTab,
  parameters: { layout: 'fullscreen', atoms: loggedInAtoms() },
} satisfies Meta<typeof SlidesTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
  },
};

export const OnPhone: Story = { globals: phone, parameters: { chromatic: noPhotograph } };

export const Empty: Story = {
  parameters: { chromatic: oneSize, atoms: loggedInAtoms({ ...catalog, slides: [] }) },
};

export const ChangesColor: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Düzenle: ${slide.title}` }));
    await userEvent.selectOptions(canvas.getByLabelText('Buton Rengi'), 'Mor');
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await userEvent.click(canvas.getByRole('button', { name: `Düzenle: ${slide.title}` }));
    await expect(canvas.getByLabelText('Buton Rengi')).toHaveDisplayValue('Mor');
  },
};

export const Adds: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeni Slide' }));
    await userEvent.type(canvas.getByLabelText('Başlık'), 'Kış Kampanyası');
    await userEvent.type(canvas.getByLabelText('Alt Başlık'), 'Akü ve antifriz');
    await userEvent.type(canvas.getByLabelText('Açıklama'), 'Soğuklar gelmeden.');
    await userEvent.type(canvas.getByLabelText('Görsel URL'), slide.image);
    await userEvent.type(canvas.getByLabelText('Buton Metni'), 'Fiyat Al');
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(canvas.getByRole('button', { name: 'Düzenle: Kış Kampanyası' })).toHaveFocus();
  },
};

/** The first field is a Tab key away; the buttons stay under the thumb. */
export const NewForm: Story = {
  parameters: { chromatic: oneSize },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeni Slide' }));
    await expect(canvas.getByRole('heading', { name: 'Yeni Slide' })).toHaveFocus();
    await expect(await canvas.findByRole('button', { name: 'Fotoğraf seç' })).toBeVisible();
  },
};

export const EditForm: Story = {
  parameters: { chromatic: oneSize },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Düzenle: ${slide.title}` }));
    await expect(canvas.getByLabelText('Başlık')).toHaveValue(slide.title);
    await expect(await canvas.findByRole('button', { name: 'Fotoğraf seç' })).toBeVisible();
  },
};

export const ManyRows: Story = {
  parameters: {
    chromatic: noPhotograph,
    atoms: loggedInAtoms({ ...catalog, slides: manySlides(12) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(12);
  },
};

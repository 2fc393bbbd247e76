import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SlidesTab } from '@/panel/views/tabs/SlidesTab';

import { noPhotograph, oneSize } from '../../../fixtures/photographs';
import { lists } from '../../../fixtures/play/expectations';
import { catalog, loggedInAtoms, slide } from '../../components/fixtures';

const meta = {
  component: SlidesTab,
  parameters: { layout: 'fullscreen', atoms: loggedInAtoms() },
} satisfies Meta<typeof SlidesTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: noPhotograph },
  play: lists(3),
};

export const Empty: Story = {
  parameters: { chromatic: oneSize, atoms: loggedInAtoms({ ...catalog, slides: [] }) },
};

export const EditForm: Story = {
  parameters: { chromatic: oneSize },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Düzenle: ${slide.title}` }));
    await expect(canvas.getByLabelText('Başlık')).toHaveValue(slide.title);
    await expect(await canvas.findByRole('button', { name: 'Fotoğraf seç' })).toBeVisible();
  },
};

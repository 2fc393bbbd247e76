import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LinesPreview } from '@/panel/components/form/LinesPreview';

import { noPhotograph, oneSize } from '../../../fixtures/photographs';
import { shows } from '../../../fixtures/play/expectations';

const meta = {
  component: LinesPreview,
  args: {
    title: 'Sitede görünecek adres',
    lines: ['Örnek Sanayi Sitesi', 'Yenimahalle', 'Ankara'],
  },
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof LinesPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: shows('Yenimahalle'),
};

export const Empty: Story = {
  args: { lines: [] },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Sitede görünecek adres')).not.toBeInTheDocument();
  },
};

export const SameLineTwice: Story = { args: { lines: ['Ankara', 'Ankara'] } };

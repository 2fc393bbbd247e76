import { expect } from 'storybook/test';

import { LinesPreview } from '@/panel/components/form/LinesPreview';

import preview from '../../../../.storybook/preview';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: LinesPreview,
  args: {
    title: 'Sitede görünecek adres',
    lines: ['Örnek Sanayi Sitesi', 'Yenimahalle', 'Ankara'],
  },
  parameters: { chromatic: oneSize },
});

export const Default = meta.story();

export const Empty = meta.story({
  args: { lines: [] },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Sitede görünecek adres')).not.toBeInTheDocument();
  },
});

export const SameLineTwice = meta.story({ args: { lines: ['Ankara', 'Ankara'] } });

import { expect } from 'storybook/test';

import { BrandPreview } from '@/panel/components/preview/BrandPreview';

import preview from '../../../../.storybook/preview';
import { brand, brokenPicture, longName } from '../../../fixtures/catalog';
import { noPhotograph } from '../../../fixtures/photographs';
import { insideForm } from './insideForm';

const meta = preview.meta({
  component: BrandPreview,
  args: { draft: brand },
  parameters: { chromatic: noPhotograph },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(brand.name)).toBeVisible();
  },
});
export const LongText = meta.story({ args: { draft: { name: longName, logo: '' } } });

export const Empty = meta.story({ ...insideForm, args: { draft: { name: '', logo: '' } } });

export const BrokenPicture = meta.story({ args: { draft: { ...brand, logo: brokenPicture } } });

import { expect } from 'storybook/test';

import { BrandPreview } from '@/panel/components/preview/BrandPreview';

import preview from '../../../../.storybook/preview';
import { brand } from '../../../fixtures/catalog';
import { noPhotograph } from '../../../fixtures/photographs';

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

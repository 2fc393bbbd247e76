import { expect } from 'storybook/test';

import { TrustMarks } from '@/components/products/TrustMarks';
import { trustMarks } from '@/content/productDetail';

import preview from '../../../.storybook/preview';

const meta = preview.meta({ component: TrustMarks });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('listitem').map((mark) => mark.textContent);
    await expect(marks).toEqual(trustMarks.map(({ label }) => label));
  },
});

import { expect } from 'storybook/test';

import { StarRating } from '@/components/shared/product/StarRating';
import { ratingText } from '@/content/productDetail';

import preview from '../../../../.storybook/preview';
import { oneSize } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: StarRating,
  parameters: { chromatic: oneSize, layout: 'centered' },
  args: { text: '(4.8)' },
});

export const OnCard = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(
      '5 üzerinden değerlendirme: (4.8)',
    );
  },
});

export const OnDetail = meta.story({
  args: { text: ratingText },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(4.8) • 127 değerlendirme')).toBeVisible();
  },
});

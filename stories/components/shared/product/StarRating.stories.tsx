import { expect } from 'storybook/test';

import { StarRating } from '@/components/shared/product/StarRating';

import preview from '../../../../.storybook/preview';
import { oneSize } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: StarRating,
  parameters: { chromatic: oneSize, layout: 'centered' },
  args: { text: '(4.8)' },
});

export const OnCard = meta.story({
  name: 'Yıldız, puan · on card',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(
      '5 üzerinden değerlendirme: (4.8)',
    );
  },
});

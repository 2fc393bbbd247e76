import { CategoryTile } from '@/components/categories/CategoryTile';

import preview from '../../../.storybook/preview';
import { oneSize } from '../../fixtures/photographs';
import { inList } from '../../fixtures/surfaces';

const meta = preview.meta({
  component: CategoryTile,
  parameters: { layout: 'centered' },
  decorators: [inList],
  args: { name: 'Motor' as const, count: '2.500+' },
});

export const Default = meta.story();

export const LongestName = meta.story({
  args: { name: 'Süspansiyon', count: '1.800+' },
  parameters: { chromatic: oneSize },
});

export const TwoWords = meta.story({
  args: { name: 'Akü & Filtre', count: '900+' },
  parameters: { chromatic: oneSize },
});

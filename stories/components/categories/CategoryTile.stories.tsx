import { CategoryTile } from '@/components/categories/CategoryTile';

import preview from '../../../.storybook/preview';
import { inList } from '../../fixtures/surfaces';

const meta = preview.meta({
  component: CategoryTile,
  parameters: { layout: 'centered' },
  decorators: [inList],
  args: { name: 'Motor' as const, count: '2.500+' },
});

export const Default = meta.story();

import { CategoryTile } from '@/components/categories/CategoryTile';

import preview from '../../../.storybook/preview';
import { opened, presses } from '../../fixtures/openControls';
import { noPhotograph } from '../../fixtures/photographs';
import { inList } from '../../fixtures/surfaces';

const meta = preview.meta({
  component: CategoryTile,
  parameters: { layout: 'centered' },
  decorators: [inList],
  args: { name: 'Motor' as const, count: '2.500+' },
});

export const Default = meta.story({ name: 'Kategori, kutu' });

/** The whole tile is a button (D22). */
export const Open = meta.story({
  decorators: [opened()],
  parameters: { chromatic: noPhotograph },
  play: presses('link', 'Motor'),
});

import { expect, fn } from 'storybook/test';

import { CategoryTile } from '@/components/categories/CategoryTile';

import preview from '../../../.storybook/preview';
import { opened } from '../../fixtures/openControls';
import { noPhotograph, oneSize } from '../../fixtures/photographs';
import { inList } from '../../fixtures/surfaces';

const meta = preview.meta({
  component: CategoryTile,
  parameters: { layout: 'centered' },
  decorators: [inList],
  args: { name: 'Motor' as const, count: '2.500+' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('listitem');
    await expect(tile).toHaveTextContent('Motor');
    await expect(tile).toHaveTextContent('2.500+ ürün');
  },
});

export const LongestName = meta.story({
  args: { name: 'Süspansiyon', count: '1.800+' },
  parameters: { chromatic: oneSize },
});

export const TwoWords = meta.story({
  args: { name: 'Akü & Filtre', count: '900+' },
  parameters: { chromatic: oneSize },
});

const handleCategory = fn();

/** In a shop with open controls (D22) it looks the same. */
export const Open = meta.story({
  tags: ['test-only'],
  decorators: [opened({ category: (name) => () => handleCategory(name) })],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('2.500+ ürün');
    await userEvent.click(canvas.getByRole('button', { name: 'Motor' }));
    await expect(handleCategory).toHaveBeenCalledWith('Motor');
  },
});

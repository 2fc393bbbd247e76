import { expect } from 'storybook/test';

import { FooterMenu } from '@/components/footer/FooterMenu';
import { sampleCategories } from '@/content/categories';
import { categoryEntries } from '@/content/navigation';

import preview from '../../../.storybook/preview';
import { longWordFits } from '../../fixtures/longWord';
import { manyCategories } from '../../fixtures/ownShop';
import { oneSize } from '../../fixtures/photographs';
import { onInk } from '../../fixtures/surfaces';

/** One column of links in the footer. */
const meta = preview.meta({
  component: FooterMenu,
  decorators: [onInk],
  args: { title: 'Kategoriler', links: categoryEntries(sampleCategories) },
  parameters: { chromatic: oneSize },
});

export const LongWord = meta.story({
  args: { links: categoryEntries(manyCategories) },
  ...longWordFits,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Kategoriler' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
  },
});

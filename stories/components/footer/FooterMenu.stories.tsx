import { expect } from 'storybook/test';

import { FooterMenu } from '@/components/footer/FooterMenu';

import preview from '../../../.storybook/preview';
import { oneSize } from '../../fixtures/photographs';
import { onInk } from '../../fixtures/surfaces';

/** One column of links in the footer. */
const meta = preview.meta({
  component: FooterMenu,
  decorators: [onInk],
  args: { title: 'Kategoriler', links: ['Motor', 'Şanzıman', 'Diferansiyel', 'Farlar'] },
  parameters: { chromatic: oneSize },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Kategoriler' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
});

import { DiscountBadge } from '@/components/shared/product/DiscountBadge';

import preview from '../../../../.storybook/preview';
import { oneSize } from '../../../fixtures/photographs';

/**
 * The badge says by how many percent a part is cheaper than before.
 *
 * - **Do** hang it on the picture’s upper left corner.
 * - **Don’t** draw it for 0, or work the percentage out here: it is what the owner has typed.
 */
const meta = preview.meta({
  component: DiscountBadge,
  parameters: { chromatic: oneSize, layout: 'centered' },
  args: { percent: 16 },
});

export const Default = meta.story();

export const Everything = meta.story({ args: { percent: 100 } });

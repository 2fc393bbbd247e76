import { DiscountBadge } from '@/components/shared/product/DiscountBadge';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';

/**
 * The badge says by how many percent a part is cheaper than before.
 *
 * - **Do** hang it on the picture’s upper left corner.
 * - **Don’t** draw it for 0, or work the percentage out here: it is what the owner has typed.
 */
const meta = preview.meta({
  component: DiscountBadge,
  // How its states look is in docs/All states.
  parameters: { chromatic: noPhotograph, layout: 'centered' },
  args: { percent: 16 },
});

export const Default = meta.story({ name: 'Etiket, indirim' });

export const Everything = meta.story({ args: { percent: 100 } });

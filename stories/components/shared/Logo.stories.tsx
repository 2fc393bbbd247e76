import { Logo } from '@/components/shared/Logo';

import preview from '../../../.storybook/preview';
import { oneSize } from '../../fixtures/photographs';
import { onInk } from '../../fixtures/surfaces';

/**
 * The shop’s mark and name.
 *
 * - **Do** set it on white, paper or ink.
 * - **Don’t** set it twice on a screen besides header and footer, translate its words, or change their case.
 * - **Don’t** put the shop’s name here: it stands in src/content/shop.ts.
 */
const meta = preview.meta({
  component: Logo,
  parameters: { chromatic: oneSize, layout: 'centered' },
});

export const Default = meta.story({ name: 'Logo' });

export const OnInk = meta.story({ decorators: [onInk] });

import { mdiCarLightHigh } from '@mdi/js';

import { Icon } from '@/components/shared/Icon';

import preview from '../../../.storybook/preview';
import { oneSize } from '../../fixtures/photographs';

/**
 * A sign beside words, or inside a control that has a name.
 *
 * - **Do** give the control around it a name; screen readers skip the icon itself.
 * - **Don’t** replace a word by an icon alone.
 */
const meta = preview.meta({
  component: Icon,
  parameters: { chromatic: oneSize, layout: 'centered' },
  args: { path: mdiCarLightHigh },
});

export const Default = meta.story();

import { mdiClose } from '@mdi/js';
import { fn } from 'storybook/test';

import { DISABLED_CONTROL } from '@/components/shared/disabledControl';
import { IconControl } from '@/components/shared/IconControl';

import preview from '../../../.storybook/preview';
import { oneSize } from '../../fixtures/photographs';
import { pointerAndFocus } from '../../fixtures/pointerAndFocus';
import { onInk } from '../../fixtures/surfaces';

/**
 * A button that is one sign.
 *
 * - **Do** name it with `aria-label`, or with `title` if there is a number inside.
 * - **Don’t** make it smaller than a thumb.
 */
const meta = preview.meta({
  component: IconControl,
  parameters: { chromatic: oneSize, layout: 'centered' },
  args: { path: mdiClose, 'aria-label': 'Kapat', onClick: fn() },
});

export const Default = meta.story();

export const PointerAndFocus = meta.story({ ...pointerAndFocus });

export const PointerAndFocusOnInk = meta.story({
  ...pointerAndFocus,
  decorators: [...pointerAndFocus.decorators, onInk],
});

/** What does nothing promises nothing. */
export const UnavailablePointerAndFocus = meta.story({
  ...pointerAndFocus,
  args: DISABLED_CONTROL,
});

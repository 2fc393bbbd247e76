import { ContactIconLinks } from '@/components/shared/contact/ContactIconLinks';

import preview from '../../../../.storybook/preview';
import { links } from '../../../fixtures/catalog';
import { highContrast, oneSize } from '../../../fixtures/photographs';
import { leadToChatAndCall } from '../../../fixtures/play/contactLinks';
import { pointerAndFocus } from '../../../fixtures/pointerAndFocus';
import { onInk } from '../../../fixtures/surfaces';

/**
 * Chat and call as two signs.
 *
 * - **Do** keep them for what floats; inside the page a button with words is plainer.
 */
const meta = preview.meta({
  component: ContactIconLinks,
  parameters: { chromatic: oneSize, layout: 'centered' },
  args: links,
});

export const Default = meta.story({ play: leadToChatAndCall });

export const OnInk = meta.story({ decorators: [onInk] });

export const PointerAndFocus = meta.story({ ...pointerAndFocus });

export const HighContrast = meta.story({ ...highContrast });

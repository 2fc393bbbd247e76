import { TopBar } from '@/components/header/TopBar';

import preview from '../../../.storybook/preview';
import { contact, links } from '../../fixtures/catalog';
import { oneSize } from '../../fixtures/photographs';
import { leadToChatAndCall } from '../../fixtures/play/contactLinks';

/** The line above everything: telephone, opening hours, free shipping. */
const meta = preview.meta({
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: { phone: contact.phone, ...links },
});

export const Default = meta.story({ play: leadToChatAndCall });

export const PointerAndFocus = meta.story({
  parameters: {
    chromatic: oneSize,
    pseudo: { hover: 'a:nth-of-type(1)', focusVisible: 'a:nth-of-type(2)' },
  },
});

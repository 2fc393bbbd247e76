import { expect } from 'storybook/test';

import { ChatButton } from '@/components/shared/contact/ChatButton';

import preview from '../../../../.storybook/preview';
import { links } from '../../../fixtures/catalog';
import { noPhotograph } from '../../../fixtures/photographs';
import { pointerAndFocus } from '../../../fixtures/pointerAndFocus';
import { onInk } from '../../../fixtures/surfaces';

/**
 * - **Do** keep the word WhatsApp in the label: people and screen readers look for it.
 * - **Do** give an `accessibleName` where several stand on one screen; it begins with the words that are seen.
 * - **Don’t** use the green for anything else, or a second chat button in the same group.
 */
const meta = preview.meta({
  component: ChatButton,
  // How its states look is in docs/All states.
  parameters: { chromatic: noPhotograph, layout: 'centered' },
  args: { href: links.chatHref },
});

export const Default = meta.story({
  name: 'WhatsApp',
  play: async ({ canvas }) => {
    const chat = canvas.getByRole('link', { name: 'WhatsApp' });
    await expect(chat).toHaveAttribute('href', links.chatHref);
    await expect(chat).toHaveAttribute('target', '_blank');
  },
});

export const OtherWords = meta.story({ args: { label: 'WhatsApp ile Satın Al', size: 'large' } });

export const PointerAndFocus = meta.story({ ...pointerAndFocus });

export const PointerAndFocusOnInk = meta.story({
  ...pointerAndFocus,
  decorators: [...pointerAndFocus.decorators, onInk],
});

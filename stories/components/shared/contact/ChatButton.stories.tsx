import { expect, fn } from 'storybook/test';

import { ChatButton } from '@/components/shared/contact/ChatButton';

import preview from '../../../../.storybook/preview';
import { links } from '../../../fixtures/catalog';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';
import { keepLinksHere } from '../../../fixtures/play/keepLinksHere';
import { pointerAndFocus } from '../../../fixtures/pointerAndFocus';
import { onInk } from '../../../fixtures/surfaces';

/**
 * - **Do** keep the word WhatsApp in the label: people and screen readers look for it.
 * - **Do** give an `accessibleName` where several stand on one screen; it begins with the words that are seen.
 * - **Don’t** use the green for anything else, or a second chat button in the same group.
 */
const meta = preview.meta({
  component: ChatButton,
  parameters: { chromatic: oneSize, layout: 'centered' },
  beforeEach: keepLinksHere,
  args: { href: links.chatHref, onClick: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const chat = canvas.getByRole('link', { name: 'WhatsApp' });
    await expect(chat).toHaveAttribute('href', links.chatHref);
    await expect(chat).toHaveAttribute('target', '_blank');
  },
});

/** In a grid of cards the screen reader hears which part the chat is about. */
export const Pressed = meta.story({
  tags: ['test-only'],
  args: { accessibleName: 'WhatsApp ile sor: Ön Fren Disk ve Balata Takımı' },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: args.accessibleName ?? '' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const OtherWords = meta.story({ args: { label: 'WhatsApp ile Satın Al', size: 'large' } });

export const FullWidth = meta.story({
  args: { fullWidth: true },
  parameters: { layout: 'padded' },
});

export const OnInk = meta.story({ decorators: [onInk] });

export const PointerAndFocus = meta.story({ ...pointerAndFocus });

export const PointerAndFocusOnInk = meta.story({
  ...pointerAndFocus,
  decorators: [...pointerAndFocus.decorators, onInk],
});

import { expect } from 'storybook/test';

import { CallButton } from '@/components/shared/contact/CallButton';

import preview from '../../../../.storybook/preview';
import { links } from '../../../fixtures/catalog';
import { noPhotograph } from '../../../fixtures/photographs';
import { pointerAndFocus } from '../../../fixtures/pointerAndFocus';
import { onInk } from '../../../fixtures/surfaces';

/**
 * - **Do** put it after the chat, and keep the word Ara in the label.
 * - **Don’t** fill it with colour: the chat is the loud one of the two.
 * - **Don’t** forget `color="inherit"` on ink.
 */
const meta = preview.meta({
  component: CallButton,
  // How its states look is in docs/All states.
  parameters: { chromatic: noPhotograph, layout: 'centered' },
  args: { href: links.callHref },
});

export const Default = meta.story({
  name: 'Ara, telefon',
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: 'Ara' });
    await expect(call).toHaveAttribute('href', 'tel:+905320000000');
  },
});

export const Large = meta.story({ args: { size: 'large' } });

export const PointerAndFocus = meta.story({ ...pointerAndFocus });

export const PointerAndFocusOnInk = meta.story({
  ...pointerAndFocus,
  args: { color: 'inherit' },
  decorators: [...pointerAndFocus.decorators, onInk],
});

import { expect } from 'storybook/test';

import { DisabledLink } from '@/components/shared/DisabledLink';

import preview from '../../../.storybook/preview';
import { noPhotograph, oneSize } from '../../fixtures/photographs';
import { pointerAndFocus } from '../../fixtures/pointerAndFocus';
import { onInk } from '../../fixtures/surfaces';

/**
 * - **Do** use it for every link that the specification shows without a target.
 * - **Don’t** write `href="#"`, `aria-disabled` or a pointer of your own.
 * - **Don’t** keep it once there is somewhere to go: then it is a plain link.
 */
const meta = preview.meta({
  component: DisabledLink,
  parameters: { chromatic: oneSize, layout: 'centered' },
  args: { children: 'Şanzıman' },
});

export const Default = meta.story();

/** The Tab key reaches it. Pressed, it moves no page and leaves no `#` in the address. */
export const Pressed = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Şanzıman' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAccessibleDescription('Şu anda kullanılamıyor');
    await userEvent.click(link);
    await expect(window.location.href).not.toContain('#');
    await expect(link).toBeVisible();
  },
});

export const OnInk = meta.story({ decorators: [onInk] });

/** What leads nowhere does not react to the pointer; the Tab key reaches it. */
export const PointerAndFocus = meta.story({ ...pointerAndFocus });

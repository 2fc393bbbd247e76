import { expect } from 'storybook/test';

import { ChatTest } from '@/panel/components/form/ChatTest';

import preview from '../../../../.storybook/preview';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';
import { pointerAndFocus } from '../../../fixtures/pointerAndFocus';

/** A link below the telephone field that opens its number in WhatsApp. */
const meta = preview.meta({
  component: ChatTest,
  args: { phone: '0532 000 00 00' },
  parameters: { chromatic: oneSize },
});

export const Default = meta.story({
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /\+905320000000/ })).toHaveAttribute(
      'href',
      'https://wa.me/905320000000?text=Deneme',
    );
  },
});

export const PointerAndFocus = meta.story({ ...pointerAndFocus });

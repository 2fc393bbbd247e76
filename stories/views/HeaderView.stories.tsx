import { expect } from 'storybook/test';

import { HeaderView } from '@/views/HeaderView';

import preview from '../../.storybook/preview';
import { contact } from '../fixtures/catalog';
import { noPhotograph } from '../fixtures/photographs';
import { loaded } from '../fixtures/repositories/seeds';
import { phone } from '../fixtures/viewports';

const meta = preview.meta({
  component: HeaderView,
  parameters: {
    layout: 'fullscreen',
    chromatic: noPhotograph,
    atoms: [loaded({ contact: { ...contact, phone: '0312 555 44 33' } })],
  },
});

/** The number from the owner's contact record goes into every link. */
export const OtherNumber = meta.story({
  play: async ({ canvas }) => {
    const call = await canvas.findByRole('link', { name: 'Ara: 0312 555 44 33' });
    await expect(call).toHaveAttribute('href', 'tel:+903125554433');
    const chat = canvas.getByRole('link', { name: 'WhatsApp destek' });
    await expect(chat).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/903125554433\?text=/),
    );
  },
});

/** The focus returns to the button that has opened the menu. */
export const MenuLeft = meta.story({
  tags: ['test-only'],
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menüyü aç' }));
    await expect(canvas.getByRole('navigation', { name: 'Ana menü' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Menüyü aç' })).toHaveFocus();
  },
});

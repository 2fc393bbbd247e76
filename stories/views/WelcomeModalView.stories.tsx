import { expect, screen } from 'storybook/test';

import { showWelcomeAtom } from '@/atoms/welcome';
import { welcome } from '@/content/welcome';
import { WelcomeModalView } from '@/views/WelcomeModalView';

import preview from '../../.storybook/preview';
import { contact } from '../fixtures/catalog';
import { ownFrame } from '../fixtures/docs';
import { noPhotograph } from '../fixtures/photographs';
import { loaded } from '../fixtures/repositories/seeds';

const meta = preview.meta({
  component: WelcomeModalView,
  parameters: {
    layout: 'fullscreen',
    chromatic: noPhotograph,
    docs: ownFrame,
    atoms: [loaded(), [showWelcomeAtom]],
  },
});

export const Open = meta.story({
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: welcome.title });
    await expect(dialog).toHaveTextContent(contact.phone);
  },
});

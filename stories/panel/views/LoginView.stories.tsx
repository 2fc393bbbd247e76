import { expect } from 'storybook/test';

import { LoginView } from '@/panel/views/LoginView';

import preview from '../../../.storybook/preview';
import { noPhotograph } from '../../fixtures/photographs';
import { loggedOutAtoms } from '../../fixtures/repositories/ownerSeeds';

const meta = preview.meta({
  component: LoginView,
  parameters: { chromatic: noPhotograph, layout: 'fullscreen', atoms: loggedOutAtoms() },
});

export const Wrong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Şifre'), 'yanlış{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Hatalı şifre!');
  },
});

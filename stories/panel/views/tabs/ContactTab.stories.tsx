import { expect, spyOn } from 'storybook/test';

import { ContactTab } from '@/panel/views/tabs/ContactTab';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';
import { loggedInAtoms } from '../../../fixtures/repositories/ownerSeeds';

const meta = preview.meta({
  component: ContactTab,
  parameters: { chromatic: noPhotograph, layout: 'fullscreen', atoms: loggedInAtoms() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const alert = spyOn(window, 'alert').mockReturnValue();
    await expect(await canvas.findByLabelText('Telefon')).toHaveValue('+90 532 000 00 00');
    const email = canvas.getByLabelText('E-posta');
    await userEvent.clear(email);
    await userEvent.type(email, 'parca@ornekoto.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Güncelle' }));
    await expect(alert).toHaveBeenLastCalledWith('İletişim bilgileri güncellendi!');
    alert.mockRestore();
  },
});

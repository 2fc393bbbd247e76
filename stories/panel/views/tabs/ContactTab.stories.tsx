import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';

import { ContactTab } from '@/panel/views/tabs/ContactTab';

import { noPhotograph } from '../../../fixtures/photographs';
import { loggedInAtoms } from '../../components/fixtures';

const meta = {
  component: ContactTab,
  parameters: { chromatic: noPhotograph, layout: 'fullscreen', atoms: loggedInAtoms() },
} satisfies Meta<typeof ContactTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
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
};

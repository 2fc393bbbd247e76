import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { AdminView } from '@/panel/views/AdminView';

import { noPhotograph } from '../../fixtures/photographs';
import { catalog, loggedOutAtoms, loggedInAtoms, phone } from '../components/fixtures';

const meta = {
  component: AdminView,
  parameters: { layout: 'fullscreen', atoms: loggedOutAtoms() },
} satisfies Meta<typeof AdminView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LogsIn: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Şifre'), 'yanlış');
    await userEvent.click(canvas.getByRole('button', { name: 'Giriş Yap' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Hatalı şifre!');
    await expect(canvas.getByLabelText('Şifre')).toHaveFocus();

    await userEvent.clear(canvas.getByLabelText('Şifre'));
    await userEvent.type(canvas.getByLabelText('Şifre'), 'yedekparca{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Site Yönetimi' })).toHaveFocus();
  },
};

/** The code behind the login did not come; what is typed stays. */
export const CodeMissing: Story = {
  parameters: { chromatic: noPhotograph, atoms: loggedOutAtoms(catalog, { panelMissing: true }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Şifre'), 'yedekparca{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Panele ulaşılamadı.');
    await expect(canvas.getByLabelText('Şifre')).toHaveValue('yedekparca');
  },
};

export const LoggedIn: Story = { parameters: { chromatic: noPhotograph, atoms: loggedInAtoms() } };

export const LoggedInOnPhone: Story = {
  parameters: { chromatic: noPhotograph, atoms: loggedInAtoms() },
  globals: phone,
};

import { expect, fn } from 'storybook/test';

import { LoginForm } from '@/panel/components/forms/LoginForm';

import preview from '../../../../.storybook/preview';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';
import { says } from '../../../fixtures/play/expectations';

const meta = preview.meta({
  component: LoginForm,
  args: { isChecking: false, readCount: null, failure: undefined, onLogIn: fn(), onCancel: fn() },
});

export const Default = meta.story({ name: 'Giriş, şifre' });

export const Submitted = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Şifre');
    await expect(field).toHaveFocus();
    await expect(field).toBeRequired();
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    // The browser itself asks for a password.
    await userEvent.click(canvas.getByRole('button', { name: 'Giriş Yap' }));
    await expect(args.onLogIn).not.toHaveBeenCalled();
    await expect(field).toBeInvalid();
    await userEvent.type(field, 'gizli{Enter}');
    await expect(args.onLogIn).toHaveBeenLastCalledWith('gizli');
    await userEvent.click(canvas.getByRole('button', { name: 'İptal' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Wrong = meta.story({
  args: { failure: 'wrong' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Hatalı şifre!');
    await expect(canvas.getByLabelText('Şifre')).toHaveFocus();
  },
});

export const Checking = meta.story({
  args: { isChecking: true },
  parameters: { chromatic: oneSize },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Şifre'), 'gizli{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Kontrol ediliyor…' }));
    await expect(args.onLogIn).not.toHaveBeenCalled();
  },
});

/** Thousands of products take some seconds. */
export const Reading = meta.story({
  args: { isChecking: true, readCount: 12_000 },
  parameters: { chromatic: oneSize },
  play: says('status', 'Ürünler okunuyor: 12.000'),
});

export const NotReadToTheEnd = meta.story({
  args: { failure: 'unread', readCount: 12_000 },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ürünlerin hepsi okunamadı.');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Revealed = meta.story({
  parameters: { chromatic: oneSize },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Şifre'), 'İğdır şifresi');
    await userEvent.click(canvas.getByRole('button', { name: 'Yazdığımı göster', pressed: false }));
  },
});

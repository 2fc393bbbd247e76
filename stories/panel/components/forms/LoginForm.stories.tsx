import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LoginForm } from '@/panel/components/forms/LoginForm';

import { largeTextOnPhone } from '../../../fixtures/largeText';
import { forcedColors, noPhotograph, oneSize } from '../../../fixtures/photographs';
import { phone } from '../fixtures';

const meta = {
  component: LoginForm,
  args: { isChecking: false, readCount: null, failure: undefined, onLogIn: fn(), onCancel: fn() },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Submitted: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Giriş' })).toBeVisible();
    const field = canvas.getByLabelText('Şifre');
    await expect(field).toHaveFocus();
    await expect(field).toBeRequired();
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await expect(field).toHaveAttribute('placeholder', 'Şifrenizi girin');
    await userEvent.type(field, 'gizli{Enter}');
    await expect(args.onLogIn).toHaveBeenLastCalledWith('gizli');
    await userEvent.click(canvas.getByRole('button', { name: 'İptal' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The browser itself asks for a password. */
export const Empty: Story = {
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Giriş Yap' }));
    await expect(args.onLogIn).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Şifre')).toBeInvalid();
  },
};

export const Wrong: Story = {
  args: { failure: 'wrong' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Hatalı şifre!');
    await expect(canvas.getByLabelText('Şifre')).toHaveFocus();
  },
};

export const WrongOnPhone: Story = {
  ...Wrong,
  globals: phone,
  parameters: { chromatic: noPhotograph },
};

export const Checking: Story = {
  args: { isChecking: true },
  parameters: { chromatic: oneSize },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Şifre'), 'gizli{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Kontrol ediliyor…' }));
    await expect(args.onLogIn).not.toHaveBeenCalled();
  },
};

/** Thousands of products take some seconds. */
export const Reading: Story = {
  args: { isChecking: true, readCount: 12_000 },
  parameters: { chromatic: oneSize },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ürünler okunuyor: 12.000');
  },
};

export const NotReadToTheEnd: Story = {
  args: { failure: 'unread', readCount: 12_000 },
  parameters: { chromatic: oneSize },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ürünlerin hepsi okunamadı.');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const CodeNotArrived: Story = {
  args: { failure: 'unreachable' },
  parameters: { chromatic: oneSize },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Panele ulaşılamadı.');
  },
};

export const Revealed: Story = {
  parameters: { chromatic: oneSize },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Şifre'), 'İğdır şifresi');
    await userEvent.click(canvas.getByRole('button', { name: 'Yazdığımı göster', pressed: false }));
    await expect(canvas.getByLabelText('Şifre')).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText('Şifre')).toHaveValue('İğdır şifresi');
  },
};

export const PointerAndFocus: Story = {
  parameters: {
    chromatic: oneSize,
    pseudo: { hover: '[type=submit]', focusVisible: '[type=submit] + button' },
  },
};

export const LargeText: Story = { ...largeTextOnPhone };

export const HighContrast: Story = {
  ...Wrong,
  parameters: { chromatic: { ...forcedColors, ...oneSize } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { Header } from '@/components/header/Header';

import { contact, links } from '../../fixtures/catalog';
import { phone } from '../../fixtures/phone';
import { noPhotograph, phoneOnly } from '../../fixtures/photographs';

const meta = {
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    phone: contact.phone,
    ...links,
    isMenuOpen: false,
    onToggleMenu: fn(),
    onToggleAdmin: fn(),
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'));
    await expect(header.getByRole('searchbox', { name: 'Ürün ara' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Sepet' })).toHaveTextContent('0');
  },
};

export const PanelAskedFor: Story = {
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Site Yönetimi' }));
    await expect(args.onToggleAdmin).toHaveBeenCalledOnce();
  },
};

/** What phones have elsewhere: the call and the chat button, the menu in one line. */
export const OnWideWindow: Story = {
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Ana menü' })).toBeVisible();
    const call = canvas.getByRole('link', { name: 'Ara' });
    await expect(call).toHaveAttribute('href', links.callHref);
    const chat = canvas.getByRole('link', { name: 'WhatsApp' });
    await expect(chat).toHaveAttribute('href', links.chatHref);
    await expect(canvas.queryByRole('button', { name: /Menüyü/ })).not.toBeInTheDocument();
  },
};

export const MenuClosed: Story = {
  globals: phone,
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    const toggle = canvas.getByRole('button', { name: 'Menüyü aç', expanded: false });
    await userEvent.click(toggle);
    await expect(args.onToggleMenu).toHaveBeenCalledOnce();
  },
};

export const MenuOpen: Story = {
  args: { isMenuOpen: true },
  globals: phone,
  parameters: { chromatic: phoneOnly },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Ana menü' })).toBeVisible();
  },
};

export const MenuClosedAgain: Story = {
  args: { isMenuOpen: true },
  globals: phone,
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menüyü kapat', expanded: true }));
    await expect(args.onToggleMenu).toHaveBeenCalledOnce();
  },
};

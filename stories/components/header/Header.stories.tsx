import { expect, fn, within } from 'storybook/test';

import { Header } from '@/components/header/Header';

import preview from '../../../.storybook/preview';
import { contact, links } from '../../fixtures/catalog';
import { largeText, largeTextOnPhone } from '../../fixtures/largeText';
import {
  forcedColors,
  landscapeOnly,
  noPhotograph,
  phoneOnly,
  tabletOnly,
} from '../../fixtures/photographs';
import { onTallPage } from '../../fixtures/surfaces';
import { landscape, phone, tablet } from '../../fixtures/viewports';

const meta = preview.meta({
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    phone: contact.phone,
    ...links,
    isMenuOpen: false,
    onToggleMenu: fn(),
    onToggleAdmin: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'));
    await expect(header.getByRole('searchbox', { name: 'Ürün ara' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Sepet' })).toHaveTextContent('0');
  },
});

/** What phones have elsewhere: the call and the chat button, the menu in one line. */
export const OnWideWindow = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Ana menü' })).toBeVisible();
    const call = canvas.getByRole('link', { name: 'Ara' });
    await expect(call).toHaveAttribute('href', links.callHref);
    const chat = canvas.getByRole('link', { name: 'WhatsApp' });
    await expect(chat).toHaveAttribute('href', links.chatHref);
    await expect(canvas.queryByRole('button', { name: /Menüyü/ })).not.toBeInTheDocument();
  },
});

export const MenuOpen = meta.story({
  args: { isMenuOpen: true },
  globals: phone,
  parameters: { chromatic: phoneOnly },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Ana menü' })).toBeVisible();
    const toggle = canvas.getByRole('button', { name: 'Menüyü kapat' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  },
});

export const LargeText = meta.story({ ...largeText });

export const MenuOpenLargeText = meta.story({ ...largeTextOnPhone, args: { isMenuOpen: true } });

export const HighContrast = meta.story({ parameters: { chromatic: forcedColors } });

export const OnTablet = meta.story({
  globals: tablet,
  decorators: [onTallPage],
  parameters: { chromatic: tabletOnly },
});

/** The search box stands beside the mark. */
export const OnPhoneOnItsSide = meta.story({
  globals: landscape,
  parameters: { chromatic: landscapeOnly },
});

/** The owner's part of the page is open: what is for visitors steps back. */
export const PanelOpen = meta.story({
  args: { isAdminOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Sepet' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Mağazayı gör' })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Site Yönetimi', pressed: true }),
    ).toBeVisible();
  },
});

import { expect, fn } from 'storybook/test';

import { Header } from '@/components/header/Header';

import preview from '../../../.storybook/preview';
import { contact, links } from '../../fixtures/catalog';
import { largeText, largeTextOnPhone } from '../../fixtures/largeText';
import { forcedColors, landscapeOnly, phoneOnly, tabletOnly } from '../../fixtures/photographs';
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

export const Default = meta.story();

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
    const owner = canvas.getByRole('button', { name: 'Site Yönetimi' });
    await expect(owner).toHaveAttribute('aria-pressed', 'true');
  },
});

import { expect, fn, waitFor } from 'storybook/test';

import { CartButton } from '@/components/header/CartButton';
import { Header } from '@/components/header/Header';
import { SearchField } from '@/components/search/SearchField';

import preview from '../../../.storybook/preview';
import { contact, links } from '../../fixtures/catalog';
import { largeText, largeTextOnPhone } from '../../fixtures/largeText';
import { opened, presses } from '../../fixtures/openControls';
import {
  forcedColors,
  landscapeOnly,
  noPhotograph,
  phoneOnly,
  tabletOnly,
} from '../../fixtures/photographs';
import { onTallPage } from '../../fixtures/surfaces';
import { desktop, landscape, phone, tablet } from '../../fixtures/viewports';

const ignore = () => undefined;

const openParts = {
  args: {
    search: (
      <SearchField
        text="far"
        suggestions={undefined}
        total={0}
        chatHref={links.chatHref}
        onType={ignore}
        onSearch={ignore}
        onPick={ignore}
        onClose={ignore}
      />
    ),
    cart: <CartButton count={2} onOpen={ignore} />,
  },
  decorators: [opened({}, 'Farlar')],
};

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

export const Default = meta.story({ name: 'Üst bölüm' });

export const MenuOpen = meta.story({
  args: { isMenuOpen: true },
  globals: phone,
  decorators: [onTallPage],
  parameters: { chromatic: phoneOnly },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: 'Ana menü' });
    await waitFor(() => expect(menu).toHaveFocus());
    const toggle = canvas.getByRole('button', { name: 'Menüyü kapat' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  },
});

/** Search, menu and list of parts work (D22, D31). */
export const Open = meta.story({
  ...openParts,
  globals: desktop,
  parameters: { chromatic: noPhotograph },
  play: presses('link', 'Motor'),
});

export const OpenOnPhone = meta.story({
  ...openParts,
  args: { ...openParts.args, isMenuOpen: true },
  decorators: [onTallPage, ...openParts.decorators],
  globals: phone,
  parameters: { chromatic: phoneOnly },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Farlar', current: true })).toBeVisible();
  },
});

export const LargeText = meta.story({ ...largeText });

export const MenuOpenLargeText = meta.story({
  ...largeTextOnPhone,
  args: { isMenuOpen: true },
  decorators: [onTallPage],
});

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

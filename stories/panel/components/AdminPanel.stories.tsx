import { expect, fn } from 'storybook/test';

import { AdminPanel } from '@/panel/components/AdminPanel';
import { AdminTabs } from '@/panel/components/AdminTabs';
import { MenuButton } from '@/panel/components/menu/MenuButton';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { SaveStateLine } from '@/panel/components/SaveStateLine';

import preview from '../../../.storybook/preview';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { highContrast, noPhotograph } from '../../fixtures/photographs';

const meta = preview.meta({
  component: AdminPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    selected: 'products' as const,
    tabs: (
      <AdminTabs
        selected="products"
        counts={{ products: 4, brands: 10, slides: 3 }}
        onSelect={fn()}
      />
    ),
    state: <SaveStateLine waiting={0} refused={0} onRetry={fn()} />,
    more: <MenuButton label="Diğer" path={PANEL_ICONS.more} entries={[]} />,
    children: 'Ürünler burada.',
    onClose: fn(),
  },
});

export const Default = meta.story({ name: 'Panel, yönetim' });

export const ChangesWaiting = meta.story({
  args: { state: <SaveStateLine waiting={3} refused={1} onRetry={fn()} /> },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Site Yönetimi' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Ürünler (4)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kapat' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const LargeText = meta.story({ ...largeTextOnPhone });

export const HighContrast = meta.story({ ...highContrast });

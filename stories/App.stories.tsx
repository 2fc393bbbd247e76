import { expect } from 'storybook/test';

import { App } from '@/App';
import { showAdminAtom } from '@/atoms/admin';

import preview from '../.storybook/preview';
import { ownFrame } from './fixtures/docs';
import { greeted, loaded } from './fixtures/repositories/seeds';

const meta = preview.meta({
  // Outside all folders it would come before the introduction.
  title: 'views/App',
  component: App,
  parameters: {
    layout: 'fullscreen',
    docs: ownFrame,
    atoms: [loaded(), greeted],
  },
});

export const Storefront = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Kampanyalar' });
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
});

export const Login = meta.story({
  parameters: { atoms: [loaded(), greeted, [showAdminAtom]] },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Giriş' }, { timeout: 10_000 });
    await expect(heading).toBeVisible();
  },
});

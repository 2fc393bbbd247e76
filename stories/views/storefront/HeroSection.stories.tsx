import { expect } from 'storybook/test';

import { HeroSection } from '@/views/storefront/HeroSection';

import preview from '../../../.storybook/preview';
import { makeSlide } from '../../fixtures/catalog';
import { noPhotograph } from '../../fixtures/photographs';
import { loaded } from '../../fixtures/repositories/seeds';

const meta = preview.meta({
  component: HeroSection,
  parameters: { layout: 'fullscreen', chromatic: noPhotograph, atoms: [loaded()] },
});

/** Past the last slide comes the first, before the first the last. */
export const WrapsAround = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Önceki slayt' }));
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('3. slayt');
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki slayt' }));
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('1. slayt');
  },
});

export const OneSlide = meta.story({
  parameters: { atoms: [loaded({ slides: [makeSlide()] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Kampanyalar' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sonraki slayt' })).not.toBeInTheDocument();
  },
});

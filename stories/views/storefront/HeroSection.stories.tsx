import { expect } from 'storybook/test';

import { HeroSection } from '@/views/storefront/HeroSection';

import preview from '../../../.storybook/preview';
import { makeSlide } from '../../fixtures/catalog';
import { noPhotograph } from '../../fixtures/photographs';
import { loaded } from '../../fixtures/repositories/seeds';

/** The slider of campaigns, filled from the catalogue; it moves on by itself. */
const meta = preview.meta({
  component: HeroSection,
  parameters: {
    layout: 'fullscreen',
    chromatic: noPhotograph,
    atoms: [loaded({ slides: [makeSlide()] })],
  },
});

export const OneSlide = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Kampanyalar' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sonraki slayt' })).not.toBeInTheDocument();
  },
});

import { expect, waitFor } from 'storybook/test';

import { BrandsSection } from '@/views/storefront/BrandsSection';

import preview from '../../../.storybook/preview';
import { manyBrands } from '../../fixtures/catalog';
import { noPhotograph } from '../../fixtures/photographs';
import { loaded } from '../../fixtures/repositories/seeds';

const meta = preview.meta({
  component: BrandsSection,
  parameters: {
    layout: 'fullscreen',
    chromatic: noPhotograph,
    atoms: [loaded({ brands: manyBrands(7) })],
  },
});

/** Seven brands have two positions. */
export const SevenBrands = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sonraki markalar' }));
    const bosch = canvas.getByText('BOSCH').closest('li');
    await expect(bosch).toHaveAttribute('aria-hidden', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki markalar' }));
    await waitFor(() => expect(bosch).toHaveAttribute('aria-hidden', 'false'));
  },
});

import { expect, waitFor } from 'storybook/test';

import { BrandsSection } from '@/views/storefront/BrandsSection';

import preview from '../../../.storybook/preview';
import { manyBrands } from '../../fixtures/catalog';
import { noPhotograph } from '../../fixtures/photographs';
import { loaded } from '../../fixtures/repositories/seeds';

const meta = preview.meta({
  component: BrandsSection,
  parameters: { layout: 'fullscreen', chromatic: noPhotograph, atoms: [loaded()] },
});

/** Before the first position comes the last: the window is never over nothing. */
export const WrapsAround = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Önceki markalar' }));
    await waitFor(() => expect(canvas.getByText('LEMFORDER')).toBeVisible());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki markalar' }));
    await waitFor(() => expect(canvas.getByText('BOSCH')).toBeVisible());
  },
});

/** Seven brands have two positions. */
export const SevenBrands = meta.story({
  parameters: { atoms: [loaded({ brands: manyBrands(7) })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sonraki markalar' }));
    const bosch = canvas.getByText('BOSCH').closest('li');
    await expect(bosch).toHaveAttribute('aria-hidden', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki markalar' }));
    await waitFor(() => expect(bosch).toHaveAttribute('aria-hidden', 'false'));
  },
});

import { expect, fn } from 'storybook/test';

import { CarouselRegion } from '@/components/shared/carousel/CarouselRegion';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: CarouselRegion,
  args: {
    'aria-label': 'Kampanyalar',
    onHold: fn(),
    children: (
      <>
        <button type="button">Önceki</button>
        <button type="button">Sonraki</button>
      </>
    ),
  },
  parameters: { chromatic: noPhotograph },
});

/** Neither a pointer that leaves nor a step inside lets the carousel go on, only a focus that leaves. */
export const HeldByFocus = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Sonraki' });
    canvas.getByRole('button', { name: 'Önceki' }).focus();
    await userEvent.tab();
    await expect(next).toHaveFocus();
    await userEvent.hover(canvas.getByRole('region'));
    await userEvent.unhover(canvas.getByRole('region'));
    await expect(args.onHold).not.toHaveBeenCalledWith(false);
    // Another Tab may lead back into the region, where nothing else on the page takes the focus.
    next.blur();
    // The mouse of the test browser may rest on the region.
    await userEvent.hover(canvas.getByRole('region'));
    await userEvent.unhover(canvas.getByRole('region'));
    await expect(args.onHold).toHaveBeenLastCalledWith(false);
  },
});

import { expect, fn } from 'storybook/test';

import { ProductNavigation } from '@/components/products/ProductNavigation';

import preview from '../../../.storybook/preview';
import { longName, makeProduct } from '../../fixtures/catalog';
import { longWord, longWordFits } from '../../fixtures/longWord';
import { phoneOnly } from '../../fixtures/photographs';

const previous = makeProduct({ id: 2, name: 'Sol Ön Far' });
const next = makeProduct({ id: 3, name: longName });

const meta = preview.meta({
  component: ProductNavigation,
  args: { previous, next, onSelect: fn() },
});

export const Default = meta.story({
  parameters: { chromatic: phoneOnly },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Önceki parça: Sol Ön Far' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(previous);
    const button = canvas.getByRole('button', { name: `Sonraki parça: ${longName}` });
    await userEvent.click(button);
    await expect(args.onSelect).toHaveBeenLastCalledWith(next);
    button.blur();
    await userEvent.unhover(button);
  },
});

export const LongWord = meta.story({
  ...longWordFits,
  tags: ['test-only'],
  args: { previous: { ...previous, name: longWord }, next: { ...next, name: longWord } },
});

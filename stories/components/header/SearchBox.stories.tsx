import { expect } from 'storybook/test';

import { SearchBox } from '@/components/header/SearchBox';

import preview from '../../../.storybook/preview';
import { longName } from '../../fixtures/catalog';
import { oneSize } from '../../fixtures/photographs';

const meta = preview.meta({ component: SearchBox, parameters: { chromatic: oneSize } });

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Ürün ara' })).toHaveValue('');
  },
});

export const TypedALot = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, `${longName}{Enter}`);
    await expect(box).toHaveValue(longName);
  },
});

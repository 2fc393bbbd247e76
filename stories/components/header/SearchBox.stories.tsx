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

export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'şanzıman yağı{Enter}');
    await expect(box).toHaveValue('şanzıman yağı');
  },
});

export const TypedALot = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), longName);
  },
});

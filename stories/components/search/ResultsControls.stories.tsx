import { expect, fn } from 'storybook/test';

import { ResultsControls } from '@/components/search/ResultsControls';

import preview from '../../../.storybook/preview';
import { noPhotograph } from '../../fixtures/photographs';

/** The photographs are those of SearchResults. */
const meta = preview.meta({
  component: ResultsControls,
  parameters: { chromatic: noPhotograph },
  args: {
    sortBy: 'relevance' as const,
    onlyInStock: false,
    onRefine: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Sırala' });
    await userEvent.selectOptions(select, 'Önce ucuz');
    await userEvent.selectOptions(select, 'Önce pahalı');
    await userEvent.selectOptions(select, 'En yeni');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Yalnız stoktakiler' }));
    await expect(args.onRefine.mock.calls.flat()).toEqual([
      { sortBy: 'cheapest' },
      { sortBy: 'costliest' },
      { sortBy: 'newest' },
      { onlyInStock: true },
    ]);
  },
});

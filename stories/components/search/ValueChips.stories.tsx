import { fn } from 'storybook/test';

import { ValueChips } from '@/components/search/ValueChips';

import preview from '../../../.storybook/preview';
import { noPhotograph } from '../../fixtures/photographs';

/**
 * Categories or brands to narrow the results by.
 *
 * The photographs are those of SearchResults.
 */
const meta = preview.meta({
  component: ValueChips,
  parameters: { chromatic: noPhotograph },
  args: {
    label: 'Marka',
    values: [
      { name: 'BOSCH', count: 1250 },
      { name: 'VALEO', count: 12 },
    ],
    chosen: 'VALEO',
    onChoose: fn(),
  },
});

export const Default = meta.story({});

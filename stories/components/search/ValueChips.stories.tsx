import { fn } from 'storybook/test';

import { ValueChips } from '@/components/search/ValueChips';

import preview from '../../../.storybook/preview';
import { longName } from '../../fixtures/catalog';
import { noPhotograph } from '../../fixtures/photographs';

/** The photographs are those of SearchResults. */
const meta = preview.meta({
  component: ValueChips,
  parameters: { chromatic: noPhotograph },
  args: {
    label: 'Marka',
    values: [
      { name: 'BOSCH', count: 1250 },
      { name: 'VALEO', count: 12 },
    ],
    chosen: '',
    onChoose: fn(),
  },
});

export const Default = meta.story({});

export const OneChosen = meta.story({ args: { chosen: 'VALEO' } });

export const LongName = meta.story({
  args: { values: [{ name: longName, count: 3 }], chosen: longName },
});

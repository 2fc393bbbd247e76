import { fn } from 'storybook/test';

import { PercentField } from '@/panel/components/bulk/PercentField';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';
import { shows } from '../../../fixtures/play/expectations';

/** The field for a change of prices in percent. */
const meta = preview.meta({
  component: PercentField,
  args: { label: 'Yüzde (%)', direction: 'up' as const, value: '', onChange: fn() },
  parameters: { chromatic: noPhotograph },
});

export const Empty = meta.story({
  play: shows('En çok 500. Örnek: 10 ya da 7,5'),
});

export const TooHigh = meta.story({
  args: { direction: 'down', value: '100' },
  play: shows('Okunamadı. En çok 99. Örnek: 10 ya da 7,5'),
});

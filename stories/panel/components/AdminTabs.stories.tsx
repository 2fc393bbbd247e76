import { fn } from 'storybook/test';

import { AdminTabs } from '@/panel/components/AdminTabs';

import preview from '../../../.storybook/preview';
import { noPhotograph, oneSize } from '../../fixtures/photographs';
import { has } from '../../fixtures/play/expectations';

/** The four sections of the panel, with the number of items in each. */
const meta = preview.meta({
  component: AdminTabs,
  args: {
    selected: 'products' as const,
    counts: { products: 4, brands: 10, slides: 3 },
    onSelect: fn(),
  },
  // The panel that a tab belongs to stands elsewhere.
  parameters: { a11y: { config: { rules: [{ id: 'aria-valid-attr-value', enabled: false }] } } },
});

export const Default = meta.story();

export const LargeCounts = meta.story({
  args: { selected: 'contact', counts: { products: 10_000, brands: 250, slides: 12 } },
  parameters: { chromatic: oneSize },
});

export const Filtered = meta.story({
  args: { counts: { products: 300, brands: 10, slides: 3 }, shownProducts: 12 },
  parameters: { chromatic: noPhotograph },
  play: has('tab', 'Ürünler (12 / 300)'),
});

export const PointerAndFocus = meta.story({
  parameters: {
    chromatic: oneSize,
    pseudo: { hover: '[role=tab]:nth-of-type(2)', focusVisible: '[role=tab]:nth-of-type(1)' },
  },
});

import { fn } from 'storybook/test';

import { AdminTabs } from '@/panel/components/AdminTabs';

import preview from '../../../.storybook/preview';
import { oneSize } from '../../fixtures/photographs';

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

export const PointerAndFocus = meta.story({
  parameters: {
    chromatic: oneSize,
    pseudo: { hover: '[role=tab]:nth-of-type(2)', focusVisible: '[role=tab]:nth-of-type(1)' },
  },
});

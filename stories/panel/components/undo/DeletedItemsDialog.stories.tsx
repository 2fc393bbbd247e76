import { fn } from 'storybook/test';

import { DeletedItemsDialog } from '@/panel/components/undo/DeletedItemsDialog';

import preview from '../../../../.storybook/preview';
import { longName } from '../../../fixtures/catalog';
import { onPhone } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: DeletedItemsDialog,
  args: {
    entries: [
      { key: 3, list: 'products' as const, name: 'Debriyaj Seti (Baskı, Balata, Rulman)' },
      { key: 2, list: 'brands' as const, name: 'SHELL' },
      { key: 1, list: 'slides' as const, name: 'Fren Sistemlerinde Güven' },
    ],
    restored: undefined,
    onUndo: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

export const Default = meta.story();

/** What was brought back is announced. */
export const OneRestored = meta.story({
  ...onPhone,
  args: {
    entries: [{ key: 1, list: 'slides' as const, name: 'Fren Sistemlerinde Güven' }],
    restored: 'SHELL',
  },
});

export const LongNameOnPhone = meta.story({
  ...onPhone,
  args: { entries: [{ key: 1, list: 'products', name: longName }] },
});

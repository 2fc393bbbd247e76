import { expect, fn } from 'storybook/test';

import { ChangeList } from '@/panel/components/undo/ChangeList';
import type { PastChange } from '@/panel/domain/pastChange';

import preview from '../../../../.storybook/preview';
import { longName } from '../../../fixtures/catalog';
import { noPhotograph, onPhone } from '../../../fixtures/photographs';

const at = new Date(2026, 10, 21, 14, 32).toISOString();
const deletion = { at, counts: { products: { deleted: 1 } }, fields: [] };

const deleted: PastChange = { ...deletion, id: 4, device: 'other', names: ['Far'], undone: true };
const dearer: PastChange = {
  id: 3,
  at,
  kind: 'bulk',
  device: 'this',
  counts: { products: { edited: 12 } },
  fields: ['price'],
  names: ['Far', 'Ayna', 'Disk'],
};
const phone: PastChange = {
  id: 2,
  at,
  kind: null,
  device: 'none',
  counts: { contact: { edited: 1 } },
  fields: ['phone'],
};
const part = { id: 7, name: 'Sol Ön Far', image: '/images/products/far.jpg', category: 'Motor' };

/** Changes under one heading, each with the button that takes it back. */
const meta = preview.meta({
  component: ChangeList,
  args: {
    heading: 'Bugün',
    changes: [deleted, dearer, phone],
    undoing: undefined,
    onUndo: fn(),
  },
});

export const Default = meta.story({
  name: 'Geri al',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('“Far” silindi (geri alındı)')).toBeVisible();
    const undo = { name: 'Geri al: İletişim bilgileri değişti: Telefon' };
    await userEvent.click(canvas.getByRole('button', undo));
    await expect(args.onUndo).toHaveBeenLastCalledWith(phone);
  },
});

export const Deleted = meta.story({
  args: {
    changes: [
      { ...deletion, id: 9, change: 4, device: 'other', product: part },
      {
        ...deletion,
        id: 8,
        change: 3,
        device: 'this',
        product: { ...part, name: 'Ayna', image: '' },
      },
    ],
  },
});

/** A change is on its way: no other one can begin. */
export const Busy = meta.story({
  args: { undoing: dearer },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Geri alınıyor…'));
    await userEvent.click(canvas.getByText('Geri al'));
    await expect(args.onUndo).not.toHaveBeenCalled();
  },
});

export const LongNamesOnPhone = meta.story({
  ...onPhone,
  args: {
    changes: [
      { ...deletion, id: 9, device: 'other', names: [longName] },
      { ...deletion, id: 8, change: 3, device: 'other', product: { ...part, name: longName } },
    ],
  },
});

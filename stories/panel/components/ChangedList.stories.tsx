import { expect, within } from 'storybook/test';

import { ChangedList } from '@/panel/components/ChangedList';

import preview from '../../../.storybook/preview';
import { longName } from '../../fixtures/catalog';
import { noPhotograph, onPhone } from '../../fixtures/photographs';

const change = { field: 'Fiyat', seen: '2850 TL', now: '2000 TL' };
const item = { id: 1, name: 'Sol Ön Far', isDeleted: false, changes: [change] };

const meta = preview.meta({
  component: ChangedList,
  args: {
    label: 'Değişen parçalar',
    words: { seen: 'gördüğünüz', now: 'Şimdi' },
    items: [item, { ...item, id: 2, name: 'Ayna', isDeleted: true, changes: [] }],
  },
  parameters: { chromatic: noPhotograph },
});

/** Its look is in the pictures of ChangedProductsDialog. */
export const Default = meta.story();

export const Many = meta.story({
  args: { items: Array.from({ length: 60 }, (_, at) => ({ ...item, id: at + 1 })) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Değişen parçalar' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(50);
    await expect(canvas.getByText('ve 10 kayıt daha')).toBeVisible();
  },
});

export const LongTextsOnPhone = meta.story({
  ...onPhone,
  args: {
    items: [{ ...item, name: longName, changes: [{ ...change, seen: longName, now: longName }] }],
  },
});

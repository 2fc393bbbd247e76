import { expect, within } from 'storybook/test';

import { ChangedList } from '@/panel/components/ChangedList';

import preview from '../../../.storybook/preview';
import { longName, product } from '../../fixtures/catalog';
import { longWord, longWordFits } from '../../fixtures/longWord';
import { noPhotograph, onPhone } from '../../fixtures/photographs';

const record = { table: 'products', seen: product, now: { ...product, price: 2000 } } as const;
const other = { ...product, id: 9, name: 'Ayna' };

const meta = preview.meta({
  component: ChangedList,
  args: {
    label: 'Değişen parçalar',
    words: { seen: 'gördüğünüz', now: 'Şimdi' },
    records: [record, { ...record, seen: other, now: undefined }],
  },
  parameters: { chromatic: noPhotograph },
});

/** Its look is in the pictures of ChangedRecordsDialog. */
export const Default = meta.story();

export const Many = meta.story({
  args: {
    records: Array.from({ length: 60 }, (_, id) => ({ ...record, seen: { ...product, id } })),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Değişen parçalar' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(50);
    await expect(canvas.getByText('ve 10 kayıt daha')).toBeVisible();
  },
});

export const LongTextsOnPhone = meta.story({
  ...onPhone,
  args: {
    records: [{ ...record, seen: { ...product, name: longName }, now: other }],
  },
});

export const LongWord = meta.story({
  ...longWordFits,
  tags: ['test-only'],
  args: {
    records: [
      {
        ...record,
        seen: { ...product, name: longWord },
        now: { ...product, name: `${longWord}2` },
      },
    ],
  },
});

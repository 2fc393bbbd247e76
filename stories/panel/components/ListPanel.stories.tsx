import { expect, fn } from 'storybook/test';

import type { Product } from '@/domain/product';
import { ListPanel } from '@/panel/components/ListPanel';
import { LongList } from '@/panel/components/rows/LongList';

import preview from '../../../.storybook/preview';
import { catalog, longName } from '../../fixtures/catalog';
import { longWord, longWordFits } from '../../fixtures/longWord';
import { noPhotograph, oneSize } from '../../fixtures/photographs';
import { hasNo } from '../../fixtures/play/expectations';

function listOf(items: readonly Product[]) {
  return (
    <LongList
      label="Ürünler"
      items={items}
      emptyText="Henüz ürün yok."
      renderRow={({ id, name }) => <p key={id}>{name}</p>}
    />
  );
}

const meta = preview.meta({
  component: ListPanel,
  args: {
    addLabel: 'Yeni Ürün',
    children: listOf(catalog.products),
    isFormOpen: false,
    buttonTakesFocus: false,
    onToggleNew: fn(),
  },
});

export const Default = meta.story({ name: 'Liste' });

export const Empty = meta.story({
  args: { children: listOf([]) },
  parameters: { chromatic: oneSize },
  play: hasNo('list'),
});

/** The form for a new item was left half filled. */
export const HalfFilled = meta.story({
  args: { draftName: longName },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Yeni Ürün' })).toHaveAccessibleDescription(
      `Yarım kalan: ${longName}`,
    );
  },
});

export const HalfEdited = meta.story({
  args: { halfFilled: [longName, 'Far'], onOpenHalfFilled: fn() },
  parameters: { chromatic: oneSize },
  play: async ({ args, canvas, userEvent }) => {
    const name = `Kaydedilmemiş düzenleme: ${longName} ve 1 kayıt daha`;
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onOpenHalfFilled).toHaveBeenCalledOnce();
  },
});

export const NewFormOpen = meta.story({
  args: { newForm: <p>Form</p>, isFormOpen: true },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Form')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Formu gizle: Yeni Ürün', expanded: true }),
    );
    await expect(args.onToggleNew).toHaveBeenCalledOnce();
  },
});

export const LongWord = meta.story({
  ...longWordFits,
  tags: ['test-only'],
  args: { draftName: longWord },
});

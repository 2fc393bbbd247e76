import { expect, fn } from 'storybook/test';

import { RowActions } from '@/panel/components/rows/RowActions';

import preview from '../../../../.storybook/preview';
import { product } from '../../../fixtures/catalog';
import { noPhotograph } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: RowActions,
  args: { name: product.name, onEdit: fn(), onCopy: fn(), onDelete: fn() },
  // How they look is in the pictures of the rows.
  parameters: { chromatic: noPhotograph },
});

export const Default = meta.story();

export const WithoutCopy = meta.story({
  render: ({ name, onEdit, onDelete }) => (
    <RowActions name={name} onEdit={onEdit} onDelete={onDelete} />
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual([
      `Diğer işlemler: ${product.name}`,
      `Düzenle: ${product.name}`,
      `Sil: ${product.name}`,
    ]);
  },
});

export const LeavesTheFocus = meta.story({
  tags: ['test-only'],
  args: { focusRequest: { on: 'delete' } },
  render: (args) => (
    <>
      <input aria-label="Ara" ref={(field) => field?.focus()} />
      <RowActions {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

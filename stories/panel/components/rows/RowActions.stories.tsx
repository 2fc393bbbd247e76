import { fn } from 'storybook/test';

import { RowActions } from '@/panel/components/rows/RowActions';

import preview from '../../../../.storybook/preview';
import { product } from '../../../fixtures/catalog';
import { noPhotograph } from '../../../fixtures/photographs';

/** The buttons of a row: edit, copy, delete. On a phone they stand beside it. */
const meta = preview.meta({
  component: RowActions,
  args: { id: product.id, name: product.name, onEdit: fn(), onCopy: fn(), onDelete: fn() },
  // How they look is in the pictures of the rows.
  parameters: { chromatic: noPhotograph },
});

export const Default = meta.story();

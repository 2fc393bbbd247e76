import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';

import type { Product } from '@/domain/product';
import { ListPanel } from '@/panel/components/ListPanel';
import { LongList } from '@/panel/components/rows/LongList';

import { noPhotograph, oneSize } from '../../fixtures/photographs';
import { catalog, product } from './fixtures';

function listOf(items: readonly Product[], form?: ReactElement) {
  return (
    <LongList
      label="Ürünler"
      items={items}
      emptyText="Henüz ürün yok."
      editForm={form && { index: 0, form }}
      renderRow={({ id, name }) => <p key={id}>{name}</p>}
    />
  );
}

const meta = {
  component: ListPanel,
  args: {
    addLabel: 'Yeni Ürün',
    children: listOf(catalog.products),
    buttonTakesFocus: false,
    onToggleNew: fn(),
  },
} satisfies Meta<typeof ListPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Yeni Ürün', expanded: false }));
    await expect(args.onToggleNew).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { children: listOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Henüz ürün yok.')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const NewFormOpen: Story = {
  args: { newForm: <p>Form</p> },
  parameters: { chromatic: oneSize },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Formu gizle: Yeni Ürün', expanded: true });
    await expect(button).toHaveTextContent('Formu gizle');
    await expect(canvas.getByText('Form')).toBeVisible();
  },
};

/** The form stands where the row stood. */
export const EditFormOpen: Story = {
  args: {
    children: listOf(catalog.products, <p key="form">Form</p>),
  },
  parameters: { chromatic: oneSize },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Form');
    await expect(canvas.queryByText(product.name)).not.toBeInTheDocument();
  },
};

export const ButtonTakesFocus: Story = {
  args: { buttonTakesFocus: true },
  parameters: { chromatic: oneSize },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Yeni Ürün' })).toHaveFocus();
  },
};

export const ButtonHovered: Story = {
  parameters: { chromatic: oneSize, pseudo: { hover: 'button' } },
};

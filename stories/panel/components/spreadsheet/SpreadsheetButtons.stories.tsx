import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SpreadsheetButtons } from '@/panel/components/spreadsheet/SpreadsheetButtons';

import { noPhotograph, oneSize, phoneOnly } from '../../../fixtures/photographs';
import { phone } from '../fixtures';

const meta = {
  component: SpreadsheetButtons,
  args: { hasFailed: false, onChoose: fn(), onWrite: fn() },
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof SpreadsheetButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Listeyi indir' }));
    await expect(args.onWrite).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['Ürün;Fiyat'], 'liste.csv', { type: 'text/csv' });
    await expect(canvas.getByRole('button', { name: 'Listeden ekle' })).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Listeden ekle', { selector: 'input' }), file);
    await expect(args.onChoose).toHaveBeenLastCalledWith(file);
  },
};

export const Failed: Story = {
  args: { hasFailed: true },
  globals: phone,
  parameters: { chromatic: phoneOnly },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('İnternet bağlantınızı');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SpreadsheetButtons } from '@/panel/components/spreadsheet/SpreadsheetButtons';

import { oneSize, phoneOnly } from '../../../fixtures/photographs';
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

export const Failed: Story = {
  args: { hasFailed: true },
  globals: phone,
  parameters: { chromatic: phoneOnly },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('İnternet bağlantınızı');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { RoundingField } from '@/panel/components/bulk/RoundingField';

import { noPhotograph } from '../../../fixtures/photographs';

const meta = {
  component: RoundingField,
  args: { value: 'lira', onChange: fn() },
  parameters: { chromatic: noPhotograph },
} satisfies Meta<typeof RoundingField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '10 TL’nin katı');
    await expect(args.onChange).toHaveBeenLastCalledWith('ten');
  },
};

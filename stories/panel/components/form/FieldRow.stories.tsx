import type { Meta, StoryObj } from '@storybook/react-vite';

import { FieldRow } from '@/panel/components/form/FieldRow';
import { TextField } from '@/panel/components/form/TextField';

/** Fields that belong together: side by side where there is room. */
const meta = {
  component: FieldRow,
  args: {
    children: ['Fiyat (TL)', 'Orijinal Fiyat (TL)', 'İndirim (%)'].map((label) => (
      <TextField key={label} label={label} value="" onChange={() => undefined} />
    )),
  },
} satisfies Meta<typeof FieldRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FieldInput } from '@/components/admin/form/FieldInput';

import { oneSize } from '../../../fixtures/photographs';

/**
 * The box that one types into: white on paper, one hairline, a thumb high; red while it has the focus.
 *
 * It takes what MUI’s OutlinedInput takes. For a field with its label use TextField.
 */
const meta = {
  component: FieldInput,
  args: { slotProps: { input: { 'aria-label': 'Ürün Adı' } } },
  parameters: { chromatic: oneSize },
} satisfies Meta<typeof FieldInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Şanzıman dişlisi');
    await expect(canvas.getByRole('textbox')).toHaveValue('Şanzıman dişlisi');
  },
};

export const WithPlaceholder: Story = { args: { placeholder: 'Şifrenizi girin' } };

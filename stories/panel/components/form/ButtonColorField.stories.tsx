import { expect, fn } from 'storybook/test';

import { DEFAULT_BUTTON_COLOR } from '@/domain/slide';
import { ButtonColorField } from '@/panel/components/form/ButtonColorField';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: ButtonColorField,
  args: {
    label: 'Buton Rengi',
    value: DEFAULT_BUTTON_COLOR,
    onChange: fn(),
  },
  parameters: { chromatic: noPhotograph },
});

export const Default = meta.story();

/** What is stored in other words stays in them until another colour is chosen. */
export const StoredInOtherWords = meta.story({
  args: { value: 'bg-orange-500 text-white' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Buton Rengi' });
    await expect(field).toHaveDisplayValue('Turuncu');
    await expect(field).toHaveValue('bg-orange-500 text-white');
  },
});

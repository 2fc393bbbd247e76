import { expect, fn } from 'storybook/test';

import { DEFAULT_BUTTON_COLOR } from '@/domain/slide';
import { ButtonColorField } from '@/panel/components/form/ButtonColorField';

import preview from '../../../../.storybook/preview';
import { longName } from '../../../fixtures/catalog';
import { noPhotograph, onPhone, oneSize } from '../../../fixtures/photographs';

/** The colour of a slide’s button, with the button as it will look. */
const meta = preview.meta({
  component: ButtonColorField,
  args: {
    label: 'Buton Rengi',
    value: DEFAULT_BUTTON_COLOR,
    buttonText: 'Kampanyayı Gör',
    onChange: fn(),
  },
  parameters: { chromatic: oneSize },
});

export const Default = meta.story();

/** What is stored in other words stays in them until another colour is chosen. */
export const StoredInOtherWords = meta.story({
  args: { value: 'bg-orange-500 text-white' },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Buton Rengi' });
    await expect(field).toHaveDisplayValue('Turuncu');
    await expect(field).toHaveValue('bg-orange-500 text-white');
  },
});

export const LongText = meta.story({
  ...onPhone,
  args: { buttonText: longName },
});

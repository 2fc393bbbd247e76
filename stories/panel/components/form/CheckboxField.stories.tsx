import { expect, fn } from 'storybook/test';

import { CheckboxField } from '@/panel/components/form/CheckboxField';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';

/** A field that is on or off. Forms and dialogs that have one show it in their pictures. */
const meta = preview.meta({
  component: CheckboxField,
  args: { label: 'Stokta', value: false, onChange: fn() },
  parameters: { chromatic: noPhotograph },
});

export const Off = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Stokta' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

export const LongLabel = meta.story({
  args: {
    label: 'Yeni markaları Markalar’a da ekle: BOSCH, SACHS, HELLA',
    value: true,
    isLong: true,
  },
});

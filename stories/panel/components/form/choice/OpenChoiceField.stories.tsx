import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { OpenChoiceField } from '@/panel/components/form/choice/OpenChoiceField';

import preview from '../../../../../.storybook/preview';
import { noPhotograph, oneSize } from '../../../../fixtures/photographs';

const meta = preview.meta({
  component: OpenChoiceField,
  args: {
    label: 'Marka',
    value: '',
    placeholder: 'Seçin',
    choices: ['BOSCH', 'HELLA'],
    of: 'brand' as const,
    onChange: fn(),
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    const handleChange = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return <OpenChoiceField {...args} value={value} onChange={handleChange} />;
  },
});

export const Choosing = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    const choice = canvas.getByLabelText('Marka');
    await userEvent.selectOptions(choice, 'Başka bir marka yaz');
    await userEvent.type(canvas.getByLabelText('Yeni marka'), 'TRW');
    await expect(args.onChange).toHaveBeenLastCalledWith('TRW');
    await expect(choice).toHaveDisplayValue('Başka bir marka yaz');
    await userEvent.selectOptions(choice, 'HELLA');
    await expect(args.onChange).toHaveBeenLastCalledWith('HELLA');
    await expect(canvas.queryByLabelText('Yeni marka')).not.toBeInTheDocument();
  },
});

/** The value is none of the choices. */
export const OwnValue = meta.story({
  args: { value: 'TRW' },
  parameters: { chromatic: oneSize },
});

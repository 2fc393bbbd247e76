import { expect, fn } from 'storybook/test';

import { CarForm } from '@/components/enquiry/CarForm';
import { NO_CAR } from '@/domain/enquiry/car';

import preview from '../../../.storybook/preview';
import { noPhotograph } from '../../fixtures/photographs';

/** The visitor’s car: make, model, year and chassis number. All messages carry it. */
const meta = preview.meta({
  component: CarForm,
  parameters: { chromatic: noPhotograph },
  args: { car: NO_CAR, onSave: fn(), onCancel: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Marka' })).toHaveFocus();
    await userEvent.keyboard('Fiat');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Model' }), 'Egea');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Yıl' }), '2019');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Şasi numarası' }), 'ZFA1{Enter}');
    const car = { make: 'Fiat', model: 'Egea', year: '2019', chassis: 'ZFA1' };
    await expect(args.onSave).toHaveBeenCalledWith(car);
    await userEvent.click(canvas.getByRole('button', { name: 'Vazgeç' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

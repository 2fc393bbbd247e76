import { expect, fn } from 'storybook/test';

import { CarSection } from '@/components/enquiry/CarSection';

import preview from '../../../.storybook/preview';
import { longWord, longWordFits } from '../../fixtures/longWord';
import { noPhotograph, onPhone } from '../../fixtures/photographs';

const car = {
  make: 'Volkswagen',
  model: 'Passat Variant 1.6 TDI BlueMotion',
  year: '2017',
  chassis: 'WVWZZZ3CZHE000001',
};

const meta = preview.meta({
  component: CarSection,
  args: { car, onSave: fn(), onForget: fn() },
});

/** The heading has the focus after each step: the pressed button is not there any more. */
export const Known = meta.story({
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { name: 'Aracınız' });
    await userEvent.click(canvas.getByRole('button', { name: 'Değiştir' }));
    await expect(canvas.getByRole('textbox', { name: 'Yıl' })).toHaveValue('2017');
    await userEvent.click(canvas.getByRole('button', { name: 'Vazgeç' }));
    await expect(heading).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Aracımı unut' }));
    await expect(args.onForget).toHaveBeenCalledOnce();
    await expect(heading).toHaveFocus();
  },
});

export const Typing = meta.story({
  ...onPhone,
  args: { car: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aracımı ekle' }));
    await userEvent.keyboard('Fiat');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const LongWord = meta.story({
  ...longWordFits,
  tags: ['test-only'],
  args: { car: { ...car, model: longWord } },
});

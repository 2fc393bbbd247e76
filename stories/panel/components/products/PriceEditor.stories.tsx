import { expect, fireEvent, fn } from 'storybook/test';

import { PriceEditor } from '@/panel/components/products/PriceEditor';

import preview from '../../../../.storybook/preview';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: PriceEditor,
  args: { name: 'Sol Ön Far', price: 1850, onSave: fn(), onLeave: fn() },
  parameters: { chromatic: oneSize },
});

export const Default = meta.story();

export const Saved = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Fiyat: Sol Ön Far' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    // The browser says what is wrong, as in the forms.
    await userEvent.keyboard('bin beş yüz{Enter}');
    await expect(field).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
    // It ends the composition of a letter, not the typing.
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await userEvent.clear(field);
    await userEvent.keyboard('2.850,50{Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith(2850.5);
    await userEvent.clear(field);
    await userEvent.type(field, '2900 TL');
    await userEvent.click(canvas.getByRole('button', { name: 'Fiyatı kaydet: Sol Ön Far' }));
    await expect(args.onSave).toHaveBeenLastCalledWith(2900);
  },
});

import { expect, fn } from 'storybook/test';

import { ContactForm } from '@/panel/components/forms/ContactForm';

import preview from '../../../../.storybook/preview';
import { contact, longName } from '../../../fixtures/catalog';
import { withDraftState } from '../../../fixtures/draftState';
import { noPhotograph, onPhone } from '../../../fixtures/photographs';
import { expectInvalid } from '../../../fixtures/play/expectations';

/** The form of the shop’s contact details. */
const meta = preview.meta({
  component: ContactForm,
  render: withDraftState(ContactForm),
  args: { draft: contact, onDraft: fn(), onSave: fn() },
});

export const Default = meta.story();

export const Updated = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Telefon');
    await userEvent.clear(field);
    await userEvent.type(field, '0312 354 00 00 0532 000 00 00');
    await expect(field).toHaveAccessibleDescription(/^Burada birden çok numara var/);
    const phone = '0312 354 00 00 / 0532 000 00 00';
    await userEvent.clear(field);
    await userEvent.type(field, phone);
    await expect(field).toHaveAccessibleDescription(/^Müşteriler 0312 354 00 00 numarasını arar/);
    await expect(canvas.getByRole('link', { name: /test et: \+905320000000$/ })).toHaveAttribute(
      'href',
      'https://wa.me/905320000000?text=Deneme',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Güncelle' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...contact, phone });
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('\u202A+90\u00A0532\u2011000 00 00\u202C');
    await expect(field).toHaveValue('+90 532-000 00 00');
    await expect(field).toBeValid();
  },
});

export const Empty = meta.story({
  args: { draft: { phone: '', email: '', address: '', workingHours: '' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Güncelle' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expectInvalid('Telefon', 'E-posta', 'Adres', 'Çalışma Saatleri');
  },
});

/** No e-mail address, and a number with words in it that no telephone could dial. */
export const NotAccepted = meta.story({
  args: { draft: { ...contact, email: 'bilgi', phone: '0532 000 00 00 (Ali Usta)' } },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Güncelle' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expectInvalid('E-posta', 'Telefon');
    await expect(canvas.getByLabelText('Telefon')).toHaveAccessibleDescription(/^Yalnız rakam/);
  },
});

export const LongTexts = meta.story({
  ...onPhone,
  args: { draft: { ...contact, address: `${longName}, ${longName}`, workingHours: longName } },
});

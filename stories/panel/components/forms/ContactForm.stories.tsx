import { expect, fn } from 'storybook/test';

import { ContactForm } from '@/panel/components/forms/ContactForm';

import preview from '../../../../.storybook/preview';
import { contact, longName } from '../../../fixtures/catalog';
import { noPhotograph, onPhone } from '../../../fixtures/photographs';
import { expectInvalid } from '../../../fixtures/play/expectations';

const meta = preview.meta({
  component: ContactForm,
  args: { initial: contact, onDraft: fn(), onSave: fn() },
});

export const Default = meta.story();

export const Updated = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Telefon');
    const described = async (typed: string, words: RegExp | string) => {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(field).toHaveAccessibleDescription(words);
    };
    await described('0532 000 00 00 0533 000 00 00', /^Burada birden çok numara var/);
    await described(
      '0312 354 00 00 / 0532 000 00 00',
      'Müşteriler 0312 354 00 00 numarasını arar, WhatsApp’tan 0532 000 00 00 numarasına yazar.',
    );
    await expect(field).toBeValid();
    await expect(canvas.getByRole('link', { name: /test et: \+905320000000$/ })).toBeVisible();
    await described('444 1 234', /WhatsApp’ta açılmaz/);
    await described('312 395 00 00', /^Başındaki 0 eksik/);
    await described('0532 000 00', /^Eksik rakam var/);
    await described('0532 000 00 000', /^Fazla rakam var/);
    await described('0533 111 22 33', /^Rakam ve boşlukla/);
    await expect(canvas.getByRole('link', { name: /test et: \+905331112233/ })).toHaveAttribute(
      'href',
      'https://wa.me/905331112233?text=Deneme',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Güncelle' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...contact, phone: '0533 111 22 33' });
  },
});

export const Empty = meta.story({
  args: { initial: { phone: '', email: '', address: '', workingHours: '' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Güncelle' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expectInvalid('Telefon', 'E-posta', 'Adres', 'Çalışma Saatleri');
  },
});

/** No e-mail address, and a number with words in it that no telephone could dial. */
export const NotAccepted = meta.story({
  args: { initial: { ...contact, email: 'bilgi', phone: '0532 000 00 00 (Ali Usta)' } },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Güncelle' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expectInvalid('E-posta', 'Telefon');
  },
});

export const LongTexts = meta.story({
  ...onPhone,
  args: { initial: { ...contact, address: `${longName}, ${longName}`, workingHours: longName } },
});
